import { paymentsApi } from '@cursa/contracts/http/payments';
import { connectEvents } from '@cursa/platform/events';
import { bootstrap } from '@cursa/platform/http';
import { AppModule } from './app.module.ts';
import { configSchema } from './config.ts';

await bootstrap(AppModule, {
  service: 'payments',
  config: configSchema,
  implements: Object.values(paymentsApi),
  configure: (app) => connectEvents(app),
});
