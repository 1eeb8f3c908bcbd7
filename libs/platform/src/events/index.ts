export { connectEvents } from './connect-events.ts';
export { type DeadLetter, listDeadLetters, replayDeadLetters } from './dead-letters.ts';
export { type Envelope, eventType } from './envelope.ts';
export {
  EVENT_BUS,
  type BusMessage,
  type EventBus,
  type ReceivedMessage,
  type Subscription,
} from './event-bus.ts';
export { type Dispatch, EventPublisher } from './event-publisher.ts';
export { EventsHealth } from './events-health.ts';
export { EventsModule, type EventsModuleOptions } from './events.module.ts';
export type { EventsOptions } from './events-options.ts';
export { EventsTransport } from './events-transport.ts';
export { type Delivery, type Inbox, INBOX, type Outcome } from './inbox.ts';
export { KafkaJsEventBus } from './kafkajs-event-bus.ts';
export { OnEvent, type OnEventOptions } from './on-event.ts';
export { OutboxRelay } from './outbox-relay.ts';
export { type Publication, publish } from './publish.ts';
export type { ReceivedEvent } from './received-event.ts';
export type { EventRegistry } from './registry.ts';
export { currentTrace, type TraceCarrier } from './trace-context.ts';
