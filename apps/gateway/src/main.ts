import { bootstrap } from '@cursa/platform/http';
import { AppModule } from './app.module.ts';
import { gatewayConfig } from './config.ts';
import { installGateway } from './install-gateway.ts';

await bootstrap(AppModule, { service: 'gateway', config: gatewayConfig, configure: installGateway });
