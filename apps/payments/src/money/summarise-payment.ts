import { Injectable } from '@nestjs/common';
import type { CallerIdentity } from '@cursa/platform/auth';
import { DataSource } from 'typeorm';
import { discountOf } from '../coupons/coupon.ts';
import { findCoupon } from '../coupons/find-coupon.ts';
import { deliverySums, type DeliverySums } from '../deliveries/delivery-sums.ts';
import { FindOffer } from './find-offer.ts';

/** What would be paid for one offer, with a coupon: shown before the fee is paid (decision 20). */
@Injectable()
export class SummarisePayment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly findOffer: FindOffer,
  ) {}

  /** @throws CouponNotValidError, and what offers refuses */
  async execute(
    orderId: string,
    driverId: string,
    couponCode: string | undefined,
    caller: CallerIdentity,
  ): Promise<DeliverySums & { currency: string }> {
    const offer = await this.findOffer.execute(orderId, driverId, caller);
    const coupon =
      couponCode === undefined ? undefined : await findCoupon(this.dataSource, couponCode, caller.accountId);
    const sums = deliverySums(offer, coupon ? discountOf(coupon, offer.total_minor) : 0);
    return { ...sums, currency: offer.currency };
  }
}
