import { DomainError } from '@cursa/platform/http';

/** The first call with the key was answered, and sealed by a session key that is no longer accepted. */
export class AnswerUnreadable extends DomainError {
  constructor() {
    super(
      'idempotency-answer-unreadable',
      409,
      'The first call with this Idempotency-Key was answered, but that answer can no longer be read: sign in, or call again with a new key',
    );
  }
}
