import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { bookingApi } from '@cursa/contracts/http/booking';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input } from '@cursa/platform/http';
import { presentRow } from '../orders/present-row.ts';
import { CompleteOrder } from './complete-order.ts';

@Controller()
export class CompletionController {
  constructor(private readonly completeOrder: CompleteOrder) {}

  @Handles(bookingApi.completeOrder)
  async complete(
    @Caller() caller: CallerIdentity,
    @Input() { params, body }: InputOf<typeof bookingApi.completeOrder>,
  ): Promise<ResponseOf<typeof bookingApi.completeOrder>> {
    return presentRow(await this.completeOrder.execute(params.order_id, caller.accountId, body.signature));
  }
}
