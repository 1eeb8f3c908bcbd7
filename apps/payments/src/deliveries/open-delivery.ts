import { Injectable } from '@nestjs/common';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource } from 'typeorm';
import type { LeasedAttempt } from '../attempts/attempt-row.ts';
import { Attempts } from '../attempts/attempts.ts';
import { discountOf } from '../coupons/coupon.ts';
import { findCoupon } from '../coupons/find-coupon.ts';
import { useCoupon } from '../coupons/use-coupon.ts';
import { checkAmounts } from '../orders/check-amounts.ts';
import { DeliveryAlreadyPaidError } from './deliveries.errors.ts';
import { deliverySums } from './delivery-sums.ts';
import { FindReservedOffer } from './find-reserved-offer.ts';
import type { DeliveryPayment } from './pay-delivery.ts';

/** Computes what is due and makes the one live attempt of the order, with its coupon used. */
@Injectable()
export class OpenDelivery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
    private readonly findReserved: FindReservedOffer,
  ) {}

  /** @throws FeeNotPaidError, DeliveryAlreadyPaidError, CouponNotValidError, AmountDiffersError */
  async execute(payment: DeliveryPayment): Promise<LeasedAttempt | undefined> {
    const { operationId: attemptId, payerId, orderId, driverId, method, coupon, expected } = payment;
    if (await this.attempts.find(attemptId)) return undefined;
    const { reservationId, offer } = await this.findReserved.execute(orderId, payerId, driverId);
    const found = coupon === undefined ? undefined : await findCoupon(this.dataSource, coupon, payerId);
    const sums = deliverySums(offer, found ? discountOf(found, offer.total_minor) : 0);
    checkAmounts(
      expected,
      {
        price_minor: sums.priceMinor,
        vat_minor: sums.vatMinor,
        total_minor: sums.totalMinor,
        discount_minor: sums.discountMinor,
        due_minor: sums.dueMinor,
      },
      'expected.',
    );
    const { priceMinor, vatMinor, feeMinor, discountMinor, dueMinor: chargeMinor, totalMinor } = sums;
    try {
      return await inTransaction(this.dataSource, async (manager) => {
        const leased = await this.attempts.open(
          {
            ...{
              attemptId,
              purpose: 'delivery',
              state: 'charging',
              payerId,
              orderId,
              driverId,
              reservationId,
              method,
            },
            ...{ offerId: offer.offer_id, currency: offer.currency, coupon: coupon ?? null },
            ...{ priceMinor, vatMinor, feeMinor, discountMinor, chargeMinor },
          },
          manager,
        );
        if (leased && coupon !== undefined) {
          await useCoupon(manager, {
            code: coupon,
            accountId: payerId,
            attemptId,
            totalMinor,
            discountMinor,
          });
        }
        return leased;
      });
    } catch (error) {
      const isTwin = (error as { constraint?: unknown }).constraint === 'attempts_one_delivery';
      throw isTwin ? new DeliveryAlreadyPaidError() : error;
    }
  }
}
