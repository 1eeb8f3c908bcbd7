import { DomainError } from '@cursa/platform/http';

/** The platform fee comes first (decision 19). */
export class FeeNotPaidError extends DomainError {
  constructor() {
    super('fee-not-paid', 409, "Pay the platform fee for this driver's offer first");
  }
}

export class DeliveryAlreadyPaidError extends DomainError {
  constructor() {
    super('delivery-already-paid', 409, 'This delivery is already paid, or is being paid right now');
  }
}

export class CardTokenMissingError extends DomainError {
  constructor() {
    super('invalid-input', 422, 'Not accepted: card_token', [
      { field: 'card_token', message: 'is required for a payment by card' },
    ]);
  }
}
