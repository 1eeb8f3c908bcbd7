import { DomainError } from '@cursa/platform/http';

/** One answer for unknown, expired and used up. */
export class CouponNotValidError extends DomainError {
  constructor() {
    super('coupon-not-valid', 404, 'This coupon is not valid', [
      { field: 'coupon', message: 'is not valid' },
    ]);
  }
}
