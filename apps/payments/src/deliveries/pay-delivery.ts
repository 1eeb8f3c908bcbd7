import { Injectable } from '@nestjs/common';
import type { PaymentMethod } from '@cursa/contracts/http/common';
import type { OrderAttempt } from '../attempts/attempt.ts';
import { RunPayment } from '../attempts/run-payment.ts';
import { isIntent } from '../cards/charge-card.ts';
import { AbandonDelivery } from './abandon-delivery.ts';
import { CardTokenMissingError } from './deliveries.errors.ts';
import { DeliverySteps } from './delivery-steps.ts';
import { OpenDelivery } from './open-delivery.ts';

export interface DeliveryPayment {
  readonly operationId: string;
  readonly payerId: string;
  readonly orderId: string;
  readonly driverId: string;
  readonly method: PaymentMethod;
  readonly card: string | undefined;
  readonly coupon: string | undefined;
  /** Sums that the payer saw, minor units. */
  readonly expected: Readonly<Record<string, number | undefined>>;
}

/** Pays the delivery; the order becomes Accepted. */
@Injectable()
export class PayDelivery {
  constructor(
    private readonly runPayment: RunPayment,
    private readonly open: OpenDelivery,
    private readonly steps: DeliverySteps,
    private readonly abandon: AbandonDelivery,
  ) {}

  /** @throws DomainError with the code of what was refused, PaymentNeedsActionError, PartUnavailable */
  async execute(payment: DeliveryPayment): Promise<OrderAttempt> {
    const { operationId, payerId, orderId } = payment;
    const card = payment.method === 'stripe' ? payment.card : undefined;
    if (payment.method === 'stripe' && card === undefined) throw new CardTokenMissingError();
    if (card === undefined || !isIntent(card)) await this.abandon.execute(orderId, payerId, operationId);
    const ended = await this.runPayment.execute({
      attemptId: operationId,
      purpose: 'delivery',
      payerId,
      orderId,
      card,
      steps: (payer) => this.steps.for(payer),
      open: () => this.open.execute(payment),
    });
    return ended as OrderAttempt;
  }
}
