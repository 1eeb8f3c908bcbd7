import { Inject, Injectable } from '@nestjs/common';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { paymentsApi } from '@cursa/contracts/http/payments';
import type { CallerIdentity } from '@cursa/platform/auth';
import { CONFIG } from '@cursa/platform/config';
import { Attempts } from '../attempts/attempts.ts';
import {
  cancellationMatrix,
  cancellationRule,
  cancellationStage,
} from '../cancellations/cancellation-matrix.ts';
import type { Config } from '../config.ts';
import { OrderAccess } from '../orders/order-access.ts';
import { refundMinor } from '../refunds/refund-entries.ts';

/** What goes back if the caller cancels the order now, and the whole matrix (decision 26). */
@Injectable()
export class ReadCancellationTerms {
  constructor(
    private readonly attempts: Attempts,
    private readonly access: OrderAccess,
    @Inject(CONFIG) private readonly config: Pick<Config, 'CURRENCY'>,
  ) {}

  /** @throws OrderNotFoundError */
  async execute(
    orderId: string,
    caller: CallerIdentity,
  ): Promise<ResponseOf<typeof paymentsApi.cancellationTerms>> {
    await this.access.execute(orderId, caller);
    const fee = await this.attempts.findOf(orderId, 'platform-fee', ['paid', 'confirmed']);
    const delivery = await this.attempts.findOf(orderId, 'delivery', ['paid', 'offer-accepted', 'accepted']);
    const stage = cancellationStage(fee?.paidAt ?? null, delivery !== undefined, new Date());
    const rule = cancellationRule(caller.role === 'driver' ? 'carrier' : 'sender', stage);
    return {
      fee_back_minor: fee ? refundMinor(fee, rule.fee_back_percent) : 0,
      delivery_back_minor: delivery ? refundMinor(delivery, rule.delivery_back_percent) : 0,
      currency: fee?.currency ?? this.config.CURRENCY,
      rule: rule.rule,
      matrix: cancellationMatrix.map(({ stage: _stage, ...shown }) => shown),
    };
  }
}
