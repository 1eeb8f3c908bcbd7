import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import type { OrderAttempt } from '../attempts/attempt.ts';
import { Attempts } from '../attempts/attempts.ts';
import { RunPayment } from '../attempts/run-payment.ts';
import { isIntent } from '../cards/charge-card.ts';
import type { Config } from '../config.ts';
import { AbandonFee } from './abandon-fee.ts';
import { FeeSteps } from './fee-steps.ts';

export interface FeePayment {
  readonly operationId: string;
  readonly payerId: string;
  readonly orderId: string;
  readonly driverId: string;
  readonly card: string;
  readonly expectedMinor: number | undefined;
}

/** Pays the platform fee of one driver's offer, which reserves it (decision 19). */
@Injectable()
export class PayPlatformFee {
  constructor(
    private readonly attempts: Attempts,
    private readonly runPayment: RunPayment,
    private readonly steps: FeeSteps,
    private readonly abandon: AbandonFee,
    @Inject(CONFIG) private readonly config: Pick<Config, 'CURRENCY'>,
  ) {}

  /** @throws AttemptFailedError with the code of what was refused, PaymentNeedsActionError, PartUnavailable */
  async execute(payment: FeePayment): Promise<OrderAttempt> {
    const { operationId, payerId, orderId, driverId, card } = payment;
    // The payer thought better of the bank's page and tries another card.
    if (!isIntent(card)) await this.abandon.execute(orderId, payerId, operationId);
    const ended = await this.runPayment.execute({
      attemptId: operationId,
      purpose: 'platform-fee',
      payerId,
      orderId,
      card,
      steps: (payer) => this.steps.for(payer),
      open: () =>
        this.attempts.open({
          attemptId: operationId,
          purpose: 'platform-fee',
          state: 'reserving',
          payerId,
          orderId,
          driverId,
          method: 'stripe',
          currency: this.config.CURRENCY,
          expectedMinor: payment.expectedMinor ?? null,
        }),
    });
    return ended as OrderAttempt;
  }
}
