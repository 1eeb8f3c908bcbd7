import { Inject, Injectable, Optional } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { type CustomTransportStrategy, type MessageHandler, Server } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { EVENT_BUS, type EventBus, type Subscription, type TopicSpec } from './event-bus.ts';
import { EventConsumer, type HandlerEntry } from './event-consumer.ts';
import { EVENTS_OPTIONS, type ResolvedEventsOptions } from './events-options.ts';
import { INBOX, type Inbox } from './inbox.ts';
import { EVENTS_TRANSPORT } from './on-event.ts';
import { providerHandlers } from './provider-handlers.ts';
import type { ReceivedEvent } from './received-event.ts';
import { definitionOf, EVENT_REGISTRY, type EventRegistry } from './registry.ts';
import { deadSpec, deadTopic, mainSpec, retrySpec, retryTopic } from './topics.ts';

/** Serves `@OnEvent` handlers from the broker. The service's name is the consumer group. */
@Injectable()
export class EventsTransport extends Server implements CustomTransportStrategy {
  override readonly transportId = EVENTS_TRANSPORT;
  override readonly propagatesEventHandlerErrors = true;
  private readonly entries = new Map<string, HandlerEntry>();
  private subscriptions: Subscription[] = [];
  private consumer: EventConsumer | undefined;

  constructor(
    @Inject(EVENT_BUS) private readonly bus: EventBus,
    @Inject(EVENTS_OPTIONS) private readonly options: ResolvedEventsOptions,
    @Inject(EVENT_REGISTRY) private readonly registry: EventRegistry,
    @Inject(ModulesContainer) private readonly modules: ModulesContainer,
    @Optional() @Inject(INBOX) private readonly inbox?: Inbox,
  ) {
    super();
  }

  /** The events this service handles. */
  get handled(): string[] {
    return [...this.entries.keys()];
  }

  get connected(): boolean {
    return this.subscriptions.every((subscription) => subscription.connected);
  }

  get lagSeconds(): number {
    return this.consumer?.lagSeconds ?? 0;
  }

  /** What this service reads, by group. */
  get consumed(): { readonly group: string; readonly topics: readonly string[] }[] {
    const { service, consumers } = this.options;
    const { topics } = this;
    if (topics.length === 0 || !consumers) return [];
    return [
      { group: service, topics },
      { group: `${service}.retry`, topics: topics.map((topic) => retryTopic(topic, service)) },
    ];
  }

  /** Where its dead letters go. */
  get dead(): string[] {
    return this.topics.map((topic) => deadTopic(topic, this.options.service));
  }

  private get topics(): string[] {
    return [...new Set(this.handled.map((name) => definitionOf(this.registry, name).topic))];
  }

  /** Called by Nest for each handler on a controller. */
  override addHandler(
    pattern: string,
    callback: MessageHandler,
    _isEvent?: boolean,
    extras?: { consumer?: string },
  ) {
    this.register(pattern, extras?.consumer, (event, transaction) =>
      runNestHandler(callback, event, transaction),
    );
  }

  override listen(callback: (error?: Error) => void): void {
    try {
      for (const { name, consumer, invoke } of providerHandlers(this.modules))
        this.register(name, consumer, invoke);
      this.subscribe();
      callback();
    } catch (error) {
      callback(error as Error);
    }
  }

  override async close(): Promise<void> {
    await Promise.all(this.subscriptions.map((subscription) => subscription.stop()));
    this.subscriptions = [];
  }

  override on(): never {
    throw new Error('The events transport has no events of its own; see eventsHealth()');
  }

  override unwrap<T>(): T {
    return this.bus as T;
  }

  /** @throws Error for an event nobody declared, and for a second handler of one event: both would share its mark */
  private register(name: string, consumer: string | undefined, invoke: HandlerEntry['invoke']): void {
    definitionOf(this.registry, name);
    if (this.entries.has(name)) {
      throw new Error(
        `${this.options.service} has two handlers of "${name}"; one event has one handler per service`,
      );
    }
    this.entries.set(name, { consumer: consumer ?? `${this.options.service}.${name}`, invoke });
  }

  private subscribe(): void {
    if (this.entries.size === 0 || !this.options.consumers) return;
    if (!this.inbox)
      throw new Error('@OnEvent handlers need an inbox: a PersistenceModule, or an INBOX provider');
    const { service } = this.options;
    const consumer = new EventConsumer(this.bus, this.inbox, this.registry, this.options, this.entries);
    const { topics } = this;
    const retries = topics.map((topic) => retrySpec(topic, service));
    const aside: TopicSpec[] = [...retries, ...topics.map((topic) => deadSpec(topic, service))];
    const handle = consumer.consume.bind(consumer);
    this.consumer = consumer;
    this.subscriptions = [
      // A group of its own: in one group, kafka assigns all topics to all members.
      this.bus.subscribe({ group: `${service}.retry`, topics: retries, alsoCreate: aside }, handle),
      this.bus.subscribe({ group: service, topics: topics.map(mainSpec), alsoCreate: aside }, handle),
    ];
  }
}

async function runNestHandler(
  callback: MessageHandler,
  event: ReceivedEvent,
  transaction: unknown,
): Promise<void> {
  const result: unknown = await callback(event, transaction as never);
  if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
}
