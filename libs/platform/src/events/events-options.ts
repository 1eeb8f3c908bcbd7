import type { KafkaAddress } from '../config/kafka-login.ts';

export interface EventsOptions {
  /** The service's name; also its consumer group. */
  readonly service: string;
  readonly kafka: KafkaAddress;
  /** Whether handlers marked with `@OnEvent` are served; default true. A service with none subscribes to nothing. */
  readonly consumers?: boolean;
  /** Pauses before the attempts after the first, in ms; then the event is a dead letter. Default 1 s, 5 s, 30 s. */
  readonly retryDelaysMs?: readonly number[];
  /** How long an event waits for an earlier one of its aggregate, in ms; default 10 minutes. */
  readonly gapPatienceMs?: number;
  /** How long a handler that answers "part unavailable" is tried again, in ms; default 15 minutes. */
  readonly unavailablePatienceMs?: number;
  /** How often the outbox is looked at when nothing wakes the relay, in ms; default 500. */
  readonly pollMs?: number;
}

export type ResolvedEventsOptions = Required<EventsOptions>;

/** The Nest token of the options. */
export const EVENTS_OPTIONS = Symbol('EventsOptions');

export function resolveEventsOptions(options: EventsOptions): ResolvedEventsOptions {
  return {
    service: options.service,
    kafka: options.kafka,
    consumers: options.consumers ?? true,
    retryDelaysMs: options.retryDelaysMs ?? [1_000, 5_000, 30_000],
    gapPatienceMs: options.gapPatienceMs ?? 10 * 60_000,
    unavailablePatienceMs: options.unavailablePatienceMs ?? 15 * 60_000,
    pollMs: options.pollMs ?? 500,
  };
}
