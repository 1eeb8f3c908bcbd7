import { Controller } from '@nestjs/common';
import type { InputOf } from '@cursa/contracts/endpoint';
import { bookingApi } from '@cursa/contracts/http/booking';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input } from '@cursa/platform/http';
import { RateOrder, type Stars } from './rate-order.ts';

@Controller()
export class RatingsController {
  constructor(private readonly rateOrder: RateOrder) {}

  @Handles(bookingApi.rateOrder)
  async rate(
    @Caller() caller: CallerIdentity,
    @Input() { params, body }: InputOf<typeof bookingApi.rateOrder>,
  ): Promise<Stars> {
    await this.rateOrder.execute(params.order_id, caller.accountId, body);
    return body;
  }
}
