import { DomainError } from '@cursa/platform/http';

/** Also when the order is somebody else's: the two are one answer (decision 4). */
export class OrderNotFoundError extends DomainError {
  constructor() {
    super('order-not-found', 404, 'There is no such delivery');
  }
}

export class OrderNotOpenError extends DomainError {
  constructor() {
    super('order-not-open', 409, 'This delivery is no longer open for offers');
  }
}

export class OfferNotFoundError extends DomainError {
  constructor() {
    super('offer-not-found', 404, 'There is no such offer');
  }
}

export class OfferExpiredError extends DomainError {
  constructor() {
    super('offer-expired', 409, 'This offer has expired; ask the driver to send it again');
  }
}

/** Decision 27: an ambiguous refusal changes nothing. */
export class OfferAmbiguousError extends DomainError {
  constructor() {
    super('offer-ambiguous', 409, 'There is more than one offer; say which one to refuse', [
      { field: 'driver_id', message: 'is needed when several offers are pending' },
    ]);
  }
}

export class OfferReservedError extends DomainError {
  constructor() {
    super(
      'offer-reserved',
      409,
      'The platform fee for this offer is paid or being paid; it cannot be changed now',
    );
  }
}

export class OfferBusyError extends DomainError {
  constructor() {
    super('offer-busy', 409, 'Another change of this offer came first; look at it again and retry');
  }
}

export class CarrierUnknownError extends DomainError {
  constructor() {
    super('driver-not-activated', 403, 'Your account is not activated by admin!');
  }
}
