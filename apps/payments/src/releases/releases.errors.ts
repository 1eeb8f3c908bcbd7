import { DomainError } from '@cursa/platform/http';

export class TooLateToDisputeError extends DomainError {
  constructor() {
    super('dispute-too-late', 409, 'The money for this delivery has been released to the driver already');
  }
}

export class NothingHeldError extends DomainError {
  constructor() {
    super('nothing-to-dispute', 409, 'Nothing is held for this order');
  }
}
