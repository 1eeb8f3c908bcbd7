import { DomainError } from '@cursa/platform/http';

export class NotPaidInCashError extends DomainError {
  constructor() {
    super('not-paid-in-cash', 409, 'This delivery is not paid in cash');
  }
}
