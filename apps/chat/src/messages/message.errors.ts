import { DomainError } from '@cursa/platform/http';

/** Refused before an order of the two was accepted; `message` is the specified text. */
export class MessageNotAllowed extends DomainError {
  constructor(message: string) {
    super('message-not-allowed', 422, message, [{ field: 'text', message }]);
  }
}

/** The key of an earlier send came with another message. */
export class SendKeyReused extends DomainError {
  constructor() {
    super(
      'idempotency-key-reused',
      422,
      'This Idempotency-Key was used before for a call with other content',
    );
  }
}

export class UnknownMessage extends DomainError {
  constructor(field: 'after' | 'before') {
    const message = 'is not the id of a message of this conversation';
    super('invalid-input', 400, 'The request has fields that are not valid', [{ field, message }]);
  }
}
