import { DomainError } from '@cursa/platform/http';

export class OrderAlreadyReservedError extends DomainError {
  constructor() {
    super(
      'order-already-reserved',
      409,
      'The platform fee of this delivery is paid, or being paid, for an offer already',
    );
  }
}

export class ReservationReleasedError extends DomainError {
  constructor() {
    super('reservation-released', 409, 'This reservation has ended');
  }
}

export class ReservationNotFoundError extends DomainError {
  constructor() {
    super('reservation-not-found', 404, 'There is no such reservation');
  }
}
