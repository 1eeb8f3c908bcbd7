import { Inject, Injectable } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import type { paymentsApi } from '@cursa/contracts/http/payments';
import type { CallerIdentity } from '@cursa/platform/auth';
import { CONFIG } from '@cursa/platform/config';
import type { Config } from '../config.ts';
import { FindReservedOffer } from '../deliveries/find-reserved-offer.ts';
import { FindOffer } from '../money/find-offer.ts';
import { SummarisePayment } from '../money/summarise-payment.ts';
import { CardGateway } from './card-gateway.ts';
import { CardIntents, type MadeFor } from './card-intents.ts';

type Wish = InputOf<typeof paymentsApi.startCardPayment>['body'];
type Priced = Pick<MadeFor, 'purpose' | 'orderId' | 'driverId' | 'amountMinor' | 'currency'>;

/** Makes an intent for the browser to confirm. It counts only for this caller, purpose and amount, once (decision 23). */
@Injectable()
export class StartCardPayment {
  constructor(
    private readonly gateway: CardGateway,
    private readonly intents: CardIntents,
    private readonly findOffer: FindOffer,
    private readonly findReserved: FindReservedOffer,
    private readonly summarise: SummarisePayment,
    @Inject(CONFIG) private readonly config: Pick<Config, 'CURRENCY'>,
  ) {}

  /** @throws CardRefusedError, PartUnavailable, and what offers or the coupon refuse */
  async execute(
    wish: Wish,
    caller: CallerIdentity,
    operationId: string,
  ): Promise<ResponseOf<typeof paymentsApi.startCardPayment>> {
    const priced = await this.price(wish, caller);
    const { amountMinor, currency, purpose } = priced;
    const intent = await this.gateway.create({
      amountMinor,
      currency,
      idempotencyKey: `start:${operationId}:${amountMinor}`,
      metadata: { purpose, operation_id: operationId },
    });
    await this.intents.record({ ...priced, intentId: intent.intentId, accountId: caller.accountId }, null);
    return {
      intent_id: intent.intentId,
      client_secret: intent.clientSecret,
      amount_minor: amountMinor,
      currency,
    };
  }

  private async price(wish: Wish, caller: CallerIdentity): Promise<Priced> {
    const { purpose } = wish;
    if (purpose === 'top-up') {
      return {
        purpose,
        orderId: null,
        driverId: null,
        amountMinor: wish.amount_minor,
        currency: this.config.CURRENCY,
      };
    }
    const { order_id: orderId, driver_id: driverId } = wish;
    if (purpose === 'platform-fee') {
      const offer = await this.findOffer.execute(orderId, driverId, caller);
      return { purpose, orderId, driverId, amountMinor: offer.fee_minor, currency: offer.currency };
    }
    await this.findReserved.execute(orderId, caller.accountId, driverId);
    const sums = await this.summarise.execute(orderId, driverId, wish.coupon, caller);
    return { purpose, orderId, driverId, amountMinor: sums.dueMinor, currency: sums.currency };
  }
}
