import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input } from '@cursa/platform/http';
import { CheckCoupon } from './check-coupon.ts';
import { ListCoupons } from './list-coupons.ts';

@Controller()
export class CouponsController {
  constructor(
    private readonly listCoupons: ListCoupons,
    private readonly checkCoupon: CheckCoupon,
  ) {}

  @Handles(paymentsApi.coupons)
  list(@Caller() caller: CallerIdentity): Promise<ResponseOf<typeof paymentsApi.coupons>> {
    return this.listCoupons.execute(caller.accountId);
  }

  @Handles(paymentsApi.checkCoupon)
  check(
    @Input() { body }: InputOf<typeof paymentsApi.checkCoupon>,
    @Caller() caller: CallerIdentity,
  ): Promise<ResponseOf<typeof paymentsApi.checkCoupon>> {
    return this.checkCoupon.execute(body.coupon, body.order_id, caller);
  }
}
