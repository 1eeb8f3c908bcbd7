import type { INestApplication } from '@nestjs/common';
import { EventsTransport } from './events-transport.ts';

/**
 * Checks the `@OnEvent` handlers and starts to serve them; call it once, before `app.listen`. Returns without
 * waiting for the broker.
 * @throws Error for a handler of an undeclared event or a second handler of one event
 */
export async function connectEvents(app: INestApplication): Promise<void> {
  app.connectMicroservice({ strategy: app.get(EventsTransport, { strict: false }) });
  await app.init();
  await app.startAllMicroservices();
}
