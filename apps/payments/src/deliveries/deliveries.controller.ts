import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input, OperationId } from '@cursa/platform/http';
import { SummarisePayment } from '../money/summarise-payment.ts';
import { PayDelivery } from './pay-delivery.ts';

@Controller()
export class DeliveriesController {
  constructor(
    private readonly payDelivery: PayDelivery,
    private readonly summarisePayment: SummarisePayment,
  ) {}

  @Handles(paymentsApi.payDelivery)
  async pay(
    @Input() { params, body }: InputOf<typeof paymentsApi.payDelivery>,
    @Caller() caller: CallerIdentity,
    @OperationId() operationId: string,
  ): Promise<ResponseOf<typeof paymentsApi.payDelivery>> {
    const paid = await this.payDelivery.execute({
      operationId,
      payerId: caller.accountId,
      orderId: params.order_id,
      driverId: body.driver_id,
      method: body.method,
      card: body.card_token,
      coupon: body.coupon,
      expected: body.expected,
    });
    return {
      order_id: paid.orderId,
      driver_id: paid.driverId,
      status: 'Accepted',
      due_minor: paid.chargeMinor,
      currency: paid.currency,
      payment_method: paid.method,
    };
  }

  @Handles(paymentsApi.paymentSummary)
  async summary(
    @Input() { params, query }: InputOf<typeof paymentsApi.paymentSummary>,
    @Caller() caller: CallerIdentity,
  ): Promise<ResponseOf<typeof paymentsApi.paymentSummary>> {
    const sums = await this.summarisePayment.execute(params.order_id, query.driver_id, query.coupon, caller);
    return {
      price_minor: sums.priceMinor,
      vat_minor: sums.vatMinor,
      total_minor: sums.totalMinor,
      fee_minor: sums.feeMinor,
      discount_minor: sums.discountMinor,
      due_minor: sums.dueMinor,
      currency: sums.currency,
    };
  }
}
