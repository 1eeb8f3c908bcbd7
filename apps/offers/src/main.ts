import { offersApi } from '@cursa/contracts/http/offers';
import { connectEvents } from '@cursa/platform/events';
import { bootstrap } from '@cursa/platform/http';
import { AppModule } from './app.module.ts';
import { config } from './config.ts';

await bootstrap(AppModule, {
  config,
  service: 'offers',
  implements: Object.values(offersApi),
  configure: connectEvents,
});
