/** Injection token of the store that remembers first answers; services that create or pay provide it. */
export const IDEMPOTENCY_STORE = Symbol('idempotency-store');

export interface IdempotentAttempt {
  /** Whose key it is: keys of different callers never meet. */
  readonly scope: string;
  readonly endpoint: string;
  readonly key: string;
  /** The same key with other content is refused. */
  readonly contentHash: string;
  /**
   * Whether a remembered hash stands for the same content; without it, when it is the same hash. For hashes by a
   * secret that is rotated. What it throws ends the attempt.
   */
  readonly isSameContent?: (remembered: string) => boolean;
  /** The key was made by the gateway from session, call and payload: short-lived, only successes are replayed. */
  readonly derived: boolean;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface IdempotencyStorePort {
  /** Runs the work once per key and gives its answer, or the first one's. */
  run(
    attempt: IdempotentAttempt,
    work: (operationId: string) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer>;
}
