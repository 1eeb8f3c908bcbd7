import { DomainError } from '../http/domain-error.ts';

/** The same key came with other content. */
export class IdempotencyKeyReused extends DomainError {
  constructor() {
    super(
      'idempotency-key-reused',
      422,
      'This Idempotency-Key was used before for a call with other content',
    );
  }
}

/** The first call with the key is still running after all the waiting. */
export class StillRunning extends DomainError {
  constructor() {
    super(
      'idempotency-in-progress',
      409,
      'The first call with this Idempotency-Key is still running; ask again later',
    );
  }
}
