import { bootstrap } from '@cursa/platform/http';
import { connectEvents } from '@cursa/platform/events';
import { authApi } from '@cursa/contracts/http/auth';
import { AppModule } from './app.module.ts';
import { authConfig } from './config.ts';

await bootstrap(AppModule, {
  service: 'auth',
  config: authConfig,
  implements: Object.values(authApi),
  configure: connectEvents,
});
