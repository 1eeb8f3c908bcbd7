/** One event as a consumer's book-keeping sees it. */
export interface Delivery {
  /** The service. */
  readonly group: string;
  /** The handler's name in the inbox; undefined when the service has no handler for it. */
  readonly consumer: string | undefined;
  readonly eventId: string;
  /** Topic and kind of aggregate: sequences count within it, per key. */
  readonly stream: string;
  readonly key: string;
  readonly sequence: number;
}

/** `gap`: an earlier event of the aggregate is missing, nothing was done. */
export type Outcome = 'done' | 'duplicate' | 'gap';

/**
 * Gives each handler each event once. `T` is what the handler writes through (Postgres: the EntityManager of the
 * transaction that also holds the mark). A store without transactions may mark after the handler, if handlers use
 * the event's id as their idempotent key.
 */
export interface Inbox<T = unknown> {
  run(delivery: Delivery, handler: ((transaction: T) => Promise<void>) | undefined): Promise<Outcome>;
  /** Later events of the aggregate must wait for this one: it was put aside for a retry. */
  hold(delivery: Delivery): Promise<void>;
  /** Later events need not wait any longer: this one is a dead letter. */
  pass(delivery: Delivery): Promise<void>;
}

/** The Nest token of the inbox. */
export const INBOX = Symbol('Inbox');
