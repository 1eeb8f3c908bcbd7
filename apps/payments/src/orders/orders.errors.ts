import { DomainError } from '@cursa/platform/http';

/** Not yours and does not exist are one answer (decision 4). */
export class OrderNotFoundError extends DomainError {
  constructor() {
    super('order-not-found', 404, 'There is no such order');
  }
}

/** The sum is not what the payer saw (decision 21). */
export class AmountDiffersError extends DomainError {
  constructor(fields: readonly { readonly field: string; readonly actual: number }[]) {
    super(
      'amount-differs',
      422,
      'The sum is not the one that was shown; look at it again before you pay',
      fields.map(({ field, actual }) => ({ field, message: `is ${actual} minor units` })),
    );
  }
}
