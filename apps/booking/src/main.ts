import { bookingApi } from '@cursa/contracts/http/booking';
import { connectEvents } from '@cursa/platform/events';
import { bootstrap } from '@cursa/platform/http';
import { AppModule } from './app.module.ts';
import { config } from './config.ts';

await bootstrap(AppModule, {
  config,
  service: 'booking',
  implements: Object.values(bookingApi),
  configure: connectEvents,
});
