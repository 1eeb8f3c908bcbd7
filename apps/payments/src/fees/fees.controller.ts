import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input, OperationId } from '@cursa/platform/http';
import { PayPlatformFee } from './pay-platform-fee.ts';

@Controller()
export class FeesController {
  constructor(private readonly payPlatformFee: PayPlatformFee) {}

  @Handles(paymentsApi.payPlatformFee)
  async pay(
    @Input() { params, body }: InputOf<typeof paymentsApi.payPlatformFee>,
    @Caller() caller: CallerIdentity,
    @OperationId() operationId: string,
  ): Promise<ResponseOf<typeof paymentsApi.payPlatformFee>> {
    const paid = await this.payPlatformFee.execute({
      operationId,
      payerId: caller.accountId,
      orderId: params.order_id,
      driverId: body.driver_id,
      card: body.card_token,
      expectedMinor: body.expected_minor,
    });
    return {
      order_id: paid.orderId,
      driver_id: paid.driverId,
      reservation_id: paid.reservationId ?? '',
      fee_minor: paid.chargeMinor,
      currency: paid.currency,
    };
  }
}
