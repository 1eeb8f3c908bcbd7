import { Inject, Injectable } from '@nestjs/common';
import { EVENT_BUS, type EventBus } from './event-bus.ts';
import { EventsTransport } from './events-transport.ts';

/** For information: a service works on without the broker, so this never makes it unready. */
@Injectable()
export class EventsHealth {
  constructor(
    @Inject(EVENT_BUS) private readonly bus: EventBus,
    private readonly transport: EventsTransport,
  ) {}

  eventsHealth(): { connected: boolean; lagSeconds: number } {
    return {
      connected: this.bus.connected && this.transport.connected,
      lagSeconds: this.transport.lagSeconds,
    };
  }
}
