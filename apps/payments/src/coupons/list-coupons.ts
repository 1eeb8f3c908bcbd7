import { Injectable } from '@nestjs/common';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { paymentsApi } from '@cursa/contracts/http/payments';
import { DataSource } from 'typeorm';
import { rows } from '../common/rows.ts';
import type { Coupon } from './coupon.ts';

/** Coupons on offer that this person may still use. */
@Injectable()
export class ListCoupons {
  constructor(private readonly dataSource: DataSource) {}

  async execute(accountId: string): Promise<ResponseOf<typeof paymentsApi.coupons>> {
    const found = await rows<Coupon>(
      this.dataSource,
      `select * from coupons c where listed and valid_from <= now() and now() < valid_until
         and (total_uses is null or used < total_uses)
         and uses_per_person > (select count(*) from coupon_uses u where u.code = c.code and u.account_id = $1)
       order by valid_until, code limit 100`,
      [accountId],
    );
    return {
      coupons: found.map((coupon) => ({
        coupon: coupon.code,
        detail: coupon.detail,
        percent: coupon.percent === null ? null : Number(coupon.percent),
        amount_minor: coupon.amount_minor === null ? null : Number(coupon.amount_minor),
        valid_until: coupon.valid_until.toISOString(),
      })),
    };
  }
}
