import type { EventData, EventName } from './registry.ts';

/** What a handler gets. */
export interface ReceivedEvent<N extends EventName = EventName> {
  /** Unique; the natural idempotent key for effects outside the handler's transaction. */
  readonly id: string;
  readonly name: N;
  /** The aggregate's id. */
  readonly key: string;
  readonly sequence: number;
  readonly time: Date;
  /** `/cursa/<service>` */
  readonly source: string;
  readonly data: EventData<N>;
}
