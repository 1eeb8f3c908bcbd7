import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { PartUnavailable } from '@cursa/platform/persistence';
import { DataSource } from 'typeorm';
import type { LeasedAttempt } from '../attempts/attempt-row.ts';
import { Attempts } from '../attempts/attempts.ts';
import { failureOf } from '../attempts/attempts.errors.ts';
import type { Payer } from '../attempts/payer.ts';
import type { Config } from '../config.ts';
import { CardGateway, type CardIntent } from './card-gateway.ts';
import { CardRefusedError } from './cards.errors.ts';
import { ChargeCard } from './charge-card.ts';

/** What follows once the money is there: ledger and event in one transaction. */
export type Settle = (attempt: LeasedAttempt) => Promise<LeasedAttempt>;

/** The steps that every payment by card goes through, whatever it pays for. */
@Injectable()
export class CardSteps {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
    private readonly chargeCard: ChargeCard,
    private readonly gateway: CardGateway,
    @Inject(CONFIG) private readonly config: Pick<Config, 'CARD_ACTION_MINUTES'>,
  ) {}

  /** From `charging`. */
  async charge(attempt: LeasedAttempt, payer: Payer, settle: Settle): Promise<LeasedAttempt> {
    try {
      const charged = await this.chargeCard.execute(attempt, payer.card);
      if (charged.intent === 'nothing-to-charge' || charged.intent.status === 'succeeded') {
        return await settle(charged.attempt);
      }
      if (!isWaiting(charged.intent)) throw new CardRefusedError(charged.intent.refusal);
      // Without a payer nobody is at the bank's page: what was begun is given up.
      if (!payer.present) throw new CardRefusedError('The payment was left halfway; nothing was charged');
      payer.action = { url: charged.intent.nextActionUrl, intentId: charged.intent.intentId };
      return await this.attempts.advance(this.dataSource, charged.attempt, 'awaiting-holder');
    } catch (error) {
      if (!(error instanceof CardRefusedError)) throw error;
      return this.attempts.advance(this.dataSource, attempt, 'undoing', { failure: failureOf(error) });
    }
  }

  /** From `awaiting-holder`: the intent tells what the holder did; after a while the attempt is given up. */
  async awaitHolder(
    attempt: LeasedAttempt,
    payer: Payer,
    settle: Settle,
  ): Promise<LeasedAttempt | undefined> {
    const windowSeconds = this.config.CARD_ACTION_MINUTES * 60;
    const leftSeconds = windowSeconds - (Date.now() - attempt.updatedAt.getTime()) / 1_000;
    const intent = await this.gateway.retrieve(attempt.intentId ?? '');
    if (intent.status === 'succeeded') return settle(attempt);
    if (isWaiting(intent) && leftSeconds > 0) {
      if (payer.present) payer.action = { url: intent.nextActionUrl, intentId: intent.intentId };
      await this.attempts.letGo(attempt, leftSeconds);
      return undefined;
    }
    const reason = isWaiting(intent) ? 'The payment was not confirmed at the bank in time' : intent.refusal;
    const failure = failureOf(new CardRefusedError(reason));
    return this.attempts.advance(this.dataSource, attempt, 'undoing', { failure });
  }

  /** From `undoing`: cancels the intent, or goes on when it had succeeded; `release` gives back all else. */
  async undo(attempt: LeasedAttempt, settle: Settle, release: () => Promise<void>): Promise<LeasedAttempt> {
    if (attempt.intentId !== null) {
      const intent = await this.gateway.cancel(attempt.intentId);
      if (intent.status === 'succeeded') return settle(attempt);
      if (intent.status !== 'cancelled') throw new PartUnavailable('Payments by card');
    }
    await release();
    return this.attempts.advance(this.dataSource, attempt, 'failed');
  }
}

function isWaiting({ status }: CardIntent): boolean {
  return status === 'needs-action' || status === 'processing';
}
