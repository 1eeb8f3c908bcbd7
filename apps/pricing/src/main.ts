import { pricingApi } from '@cursa/contracts/http/pricing';
import { bootstrap } from '@cursa/platform/http';
import { AppModule } from './app.module.ts';
import { config } from './config.ts';

await bootstrap(AppModule, { config, service: 'pricing', implements: Object.values(pricingApi) });
