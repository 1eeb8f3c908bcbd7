import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import type { Attempt } from '../attempts/attempt.ts';
import { Attempts } from '../attempts/attempts.ts';
import { RunPayment } from '../attempts/run-payment.ts';
import type { Config } from '../config.ts';
import { TopUpSteps } from './top-up-steps.ts';

export interface NewTopUp {
  readonly operationId: string;
  readonly payerId: string;
  readonly amountMinor: number;
  readonly card: string;
}

/** Adds money to the caller's wallet by card. */
@Injectable()
export class TopUp {
  constructor(
    private readonly attempts: Attempts,
    private readonly runPayment: RunPayment,
    private readonly steps: TopUpSteps,
    @Inject(CONFIG) private readonly config: Pick<Config, 'CURRENCY'>,
  ) {}

  /** @throws AttemptFailedError, PaymentNeedsActionError, PartUnavailable */
  async execute({ operationId, payerId, amountMinor, card }: NewTopUp): Promise<Attempt> {
    return this.runPayment.execute({
      attemptId: operationId,
      purpose: 'top-up',
      payerId,
      orderId: null,
      card,
      steps: (payer) => this.steps.for(payer),
      open: () =>
        this.attempts.open({
          attemptId: operationId,
          purpose: 'top-up',
          state: 'charging',
          payerId,
          method: 'stripe',
          currency: this.config.CURRENCY,
          chargeMinor: amountMinor,
        }),
    });
  }
}
