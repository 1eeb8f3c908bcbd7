import { DomainError, type FieldError } from '@cursa/platform/http';

/** Also for somebody else's order: the two are one answer (decision 4). */
export class OrderNotFoundError extends DomainError {
  constructor() {
    super('order-not-found', 404, 'There is no such delivery');
  }
}

export class OrderNotOpenError extends DomainError {
  constructor() {
    super('order-not-open', 409, 'This delivery is no longer open');
  }
}

export class OrderNotAcceptedError extends DomainError {
  constructor() {
    super('order-not-accepted', 409, 'Only an accepted delivery can be completed');
  }
}

export class OrderNotCompletedError extends DomainError {
  constructor() {
    super('order-not-completed', 409, 'A delivery can be rated once it is completed');
  }
}

export class OrderNotCancellableError extends DomainError {
  constructor() {
    super('order-not-cancellable', 409, 'This delivery is over and cannot be cancelled any more');
  }
}

/** What the schema alone cannot see: dates in the past, a category nobody knows, photos that are not the sender's. */
export class OrderInvalidError extends DomainError {
  constructor(fields: readonly FieldError[]) {
    super('invalid-input', 422, fields.map(({ field, message }) => `${field} ${message}`).join('; '), fields);
  }
}
