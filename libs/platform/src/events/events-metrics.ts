import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  Optional,
} from '@nestjs/common';
import { attributes } from '../telemetry/attributes.ts';
import { observe } from '../telemetry/instruments.ts';
import { lazily } from '../telemetry/lazily.ts';
import { deadLetterGroup } from './dead-letters.ts';
import { EVENT_BUS, type EventBus } from './event-bus.ts';
import { EventsTransport } from './events-transport.ts';
import { OutboxRelay } from './outbox-relay.ts';

/** What waits: in the outbox, at the broker for this service, and among the dead letters. */
@Injectable()
export class EventsMetrics implements OnApplicationBootstrap, OnModuleDestroy {
  private ends: (() => void)[] = [];

  constructor(
    @Inject(EVENT_BUS) private readonly bus: EventBus,
    private readonly transport: EventsTransport,
    @Optional() private readonly relay?: OutboxRelay,
  ) {}

  onApplicationBootstrap(): void {
    const { bus, transport, relay } = this;
    const { consumed, dead } = transport;
    if (relay) {
      const outbox = lazily(async () => {
        const { seconds, waiting } = await relay.outboxAge();
        return [[seconds], [waiting]];
      });
      this.ends.push(observe('outboxAge', () => outbox().slice(0, 1)));
      this.ends.push(observe('outboxDepth', () => outbox().slice(1)));
    }
    if (consumed.length === 0) return;
    const lag = async ({ group, topics }: (typeof consumed)[number]) =>
      [await bus.lag(group, topics), { [attributes.group]: group }] as const;
    this.ends.push(
      observe(
        'consumerLag',
        lazily(() => Promise.all(consumed.map(lag))),
      ),
      observe(
        'deadLettersWaiting',
        lazily(async () => [[await bus.lag(deadLetterGroup, dead)]]),
      ),
    );
  }

  onModuleDestroy(): void {
    for (const end of this.ends) end();
    this.ends = [];
  }
}
