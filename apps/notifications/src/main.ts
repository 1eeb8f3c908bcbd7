import { notificationsApi } from '@cursa/contracts/http/notifications';
import { connectEvents } from '@cursa/platform/events';
import { bootstrap } from '@cursa/platform/http';
import { AppModule } from './app.module.ts';
import { config } from './config.ts';

await bootstrap(AppModule, {
  config,
  service: 'notifications',
  implements: Object.values(notificationsApi),
  configure: connectEvents,
});
