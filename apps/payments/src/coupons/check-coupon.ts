import { Inject, Injectable } from '@nestjs/common';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { paymentsApi } from '@cursa/contracts/http/payments';
import type { CallerIdentity } from '@cursa/platform/auth';
import { CONFIG } from '@cursa/platform/config';
import { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { OrderAccess } from '../orders/order-access.ts';
import { discountOf } from './coupon.ts';
import { findCoupon } from './find-coupon.ts';

/** What a coupon takes off an order's reserved offer; without an order its fixed amount, or 0 for a percentage. */
@Injectable()
export class CheckCoupon {
  constructor(
    private readonly dataSource: DataSource,
    private readonly access: OrderAccess,
    @Inject(CONFIG) private readonly config: Pick<Config, 'CURRENCY'>,
  ) {}

  /** @throws CouponNotValidError, OrderNotFoundError */
  async execute(
    code: string,
    orderId: string | undefined,
    caller: CallerIdentity,
  ): Promise<ResponseOf<typeof paymentsApi.checkCoupon>> {
    const coupon = await findCoupon(this.dataSource, code, caller.accountId);
    const total = orderId === undefined ? undefined : await this.totalOf(orderId, caller);
    const discount = total === undefined ? Number(coupon.amount_minor ?? 0) : discountOf(coupon, total);
    return {
      coupon: coupon.code,
      detail: coupon.detail,
      discount_minor: discount,
      currency: this.config.CURRENCY,
    };
  }

  /** Asks whose order it is first: an unknown order is answered as another's is (decision 4). */
  private async totalOf(orderId: string, caller: CallerIdentity): Promise<number | undefined> {
    await this.access.execute(orderId, caller);
    return (await this.access.reservation(orderId))?.offer.total_minor;
  }
}
