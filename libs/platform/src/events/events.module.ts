import {
  type DynamicModule,
  Global,
  Inject,
  Module,
  type OnApplicationShutdown,
  Optional,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HealthRegistry } from '../health/health-registry.ts';
import { EVENT_BUS, type EventBus } from './event-bus.ts';
import { EventPublisher } from './event-publisher.ts';
import { EventRetention } from './event-retention.ts';
import { EventsHealth } from './events-health.ts';
import { EventsMetrics } from './events-metrics.ts';
import { EVENTS_OPTIONS, type EventsOptions, resolveEventsOptions } from './events-options.ts';
import { EventsTransport } from './events-transport.ts';
import { INBOX, type Inbox } from './inbox.ts';
import { KafkaJsEventBus } from './kafkajs-event-bus.ts';
import { OutboxRelay } from './outbox-relay.ts';
import { PostgresInbox } from './postgres-inbox.ts';
import { contractsRegistry, EVENT_REGISTRY, type EventRegistry } from './registry.ts';
import { TopicKeeper } from './topic-keeper.ts';

export interface EventsModuleOptions extends EventsOptions {
  /** `postgres` (default): outbox relay and inbox on the service's DataSource. `own`: the service brings both. */
  readonly store?: 'postgres' | 'own';
  /** With `store: 'own'`: where the service's handlers remember what they have seen. */
  readonly inbox?: Inbox;
  /** Tests: another registry. */
  readonly registry?: EventRegistry;
  /** Tests: another bus. */
  readonly bus?: EventBus;
}

/** Events of a service: `publish(manager, ...)`, `@OnEvent(...)`, `EventPublisher`, `EventsHealth`. */
@Global()
@Module({})
export class EventsModule implements OnApplicationShutdown {
  constructor(
    @Inject(EVENT_BUS) private readonly bus: EventBus,
    private readonly transport: EventsTransport,
    @Optional() private readonly relay?: OutboxRelay,
    @Optional() health?: HealthRegistry,
  ) {
    const connected = () => (bus.connected ? Promise.resolve() : Promise.reject(new Error('no broker')));
    health?.add({ name: 'events', required: false, check: connected });
  }

  /** In this order: handlers publish, the relay sends, the bus carries. */
  async onApplicationShutdown(): Promise<void> {
    await this.transport.close();
    await this.relay?.stop();
    await this.bus.close();
  }

  static forRoot(options: EventsModuleOptions): DynamicModule {
    const postgres = (options.store ?? 'postgres') === 'postgres';
    return {
      module: EventsModule,
      providers: [
        { provide: EVENTS_OPTIONS, useValue: resolveEventsOptions(options) },
        { provide: EVENT_REGISTRY, useValue: options.registry ?? contractsRegistry },
        {
          provide: EVENT_BUS,
          useFactory: () => options.bus ?? new KafkaJsEventBus(options.service, options.kafka),
        },
        EventPublisher,
        EventsTransport,
        TopicKeeper,
        EventsHealth,
        EventsMetrics,
        ...(postgres ? postgresStore : [{ provide: INBOX, useValue: options.inbox }]),
      ],
      exports: [EVENT_BUS, EventPublisher, EventsTransport, EventsHealth, ...(postgres ? [OutboxRelay] : [])],
    };
  }
}

const postgresStore = [
  OutboxRelay,
  EventRetention,
  {
    provide: INBOX,
    inject: [DataSource],
    useFactory: (dataSource: DataSource) => new PostgresInbox(dataSource),
  },
];
