import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { bookingApi } from '@cursa/contracts/http/booking';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input } from '@cursa/platform/http';
import { presentRow } from '../orders/present-row.ts';
import { CancelOrder } from './cancel-order.ts';

@Controller()
export class CancellationController {
  constructor(private readonly cancelOrder: CancelOrder) {}

  @Handles(bookingApi.cancelOrder)
  async cancel(
    @Caller() caller: CallerIdentity,
    @Input() { params }: InputOf<typeof bookingApi.cancelOrder>,
  ): Promise<ResponseOf<typeof bookingApi.cancelOrder>> {
    return presentRow(await this.cancelOrder.execute(params.order_id, caller));
  }
}
