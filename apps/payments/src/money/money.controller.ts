import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input } from '@cursa/platform/http';
import { ReceiveCash } from '../cash/receive-cash.ts';
import { OrderAccess } from '../orders/order-access.ts';
import { DisputeOrder } from '../releases/dispute-order.ts';
import { ReadCancellationTerms } from './read-cancellation-terms.ts';
import { ReadEarnings } from './read-earnings.ts';
import { ReadOrderMoney } from './read-order-money.ts';

@Controller()
export class MoneyController {
  constructor(
    private readonly access: OrderAccess,
    private readonly readOrderMoney: ReadOrderMoney,
    private readonly readTerms: ReadCancellationTerms,
    private readonly receiveCash: ReceiveCash,
    private readonly disputeOrder: DisputeOrder,
    private readonly readEarnings: ReadEarnings,
  ) {}

  @Handles(paymentsApi.orderMoney)
  async money(
    @Input() { params }: InputOf<typeof paymentsApi.orderMoney>,
    @Caller() caller: CallerIdentity,
  ): Promise<ResponseOf<typeof paymentsApi.orderMoney>> {
    await this.access.execute(params.order_id, caller);
    return this.readOrderMoney.execute(params.order_id);
  }

  @Handles(paymentsApi.cancellationTerms)
  terms(
    @Input() { params }: InputOf<typeof paymentsApi.cancellationTerms>,
    @Caller() caller: CallerIdentity,
  ): Promise<ResponseOf<typeof paymentsApi.cancellationTerms>> {
    return this.readTerms.execute(params.order_id, caller);
  }

  @Handles(paymentsApi.cashReceived)
  async cash(
    @Input() { params }: InputOf<typeof paymentsApi.cashReceived>,
    @Caller() caller: CallerIdentity,
  ): Promise<ResponseOf<typeof paymentsApi.cashReceived>> {
    await this.receiveCash.execute(params.order_id, caller.accountId);
    return this.readOrderMoney.execute(params.order_id);
  }

  @Handles(paymentsApi.disputeOrder)
  async dispute(
    @Input() { params, body }: InputOf<typeof paymentsApi.disputeOrder>,
    @Caller() caller: CallerIdentity,
  ): Promise<ResponseOf<typeof paymentsApi.disputeOrder>> {
    await this.disputeOrder.execute(params.order_id, caller.accountId, body.reason);
    return { done: true };
  }

  @Handles(paymentsApi.earnings)
  earnings(@Caller() caller: CallerIdentity): Promise<ResponseOf<typeof paymentsApi.earnings>> {
    return this.readEarnings.execute(caller.accountId);
  }
}
