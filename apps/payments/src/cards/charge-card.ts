import { Injectable } from '@nestjs/common';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource } from 'typeorm';
import type { LeasedAttempt } from '../attempts/attempt-row.ts';
import { Attempts } from '../attempts/attempts.ts';
import { CardGateway, type CardIntent } from './card-gateway.ts';
import { CardIntents } from './card-intents.ts';
import { CardRefusedError } from './cards.errors.ts';

export interface Charged {
  readonly attempt: LeasedAttempt;
  readonly intent: CardIntent | 'nothing-to-charge';
}

/** Takes an attempt's charge from a card: a token, a PaymentMethod, or an intent that was made before. */
@Injectable()
export class ChargeCard {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
    private readonly intents: CardIntents,
    private readonly gateway: CardGateway,
  ) {}

  /**
   * May be repeated for an attempt: the same intent is looked at, and confirmed under the same key.
   * @param card undefined when the attempt is finished without its payer: nothing new is charged then
   * @throws CardRefusedError; PartUnavailable when nobody knows how it ended
   */
  async execute(attempt: LeasedAttempt, card: string | undefined): Promise<Charged> {
    if (attempt.chargeMinor === 0) return { attempt, intent: 'nothing-to-charge' };
    const bound = attempt.intentId === null ? await this.bind(attempt, card) : attempt;
    const intentId = bound.intentId ?? '';
    const seen = await this.gateway.retrieve(intentId);
    const isOpen = seen.status === 'open' && card !== undefined;
    if (!isOpen) return { attempt: bound, intent: seen };
    const method = isIntent(card) ? undefined : card;
    return {
      attempt: bound,
      intent: await this.gateway.confirm(intentId, method, `${keyOf(bound)}:confirm`),
    };
  }

  private async bind(attempt: LeasedAttempt, card: string | undefined): Promise<LeasedAttempt> {
    if (card === undefined) throw new CardRefusedError('The payment was left halfway; nothing was charged');
    if (isIntent(card)) return this.takeOver(attempt, card);
    const { intentId } = await this.gateway.create({
      amountMinor: attempt.chargeMinor,
      currency: attempt.currency,
      idempotencyKey: keyOf(attempt),
      metadata: { purpose: attempt.purpose, attempt_id: attempt.attemptId },
    });
    return inTransaction(this.dataSource, async (manager) => {
      const { payerId: accountId, purpose, orderId, driverId, chargeMinor: amountMinor, currency } = attempt;
      const made = { intentId, accountId, purpose, orderId, driverId, amountMinor, currency };
      await this.intents.record(made, attempt.attemptId, manager);
      return this.attempts.note(manager, attempt, { intentId });
    });
  }

  private async takeOver(attempt: LeasedAttempt, intentId: string): Promise<LeasedAttempt> {
    return inTransaction(this.dataSource, async (manager) => {
      if (!(await this.intents.claim(intentId, attempt, manager))) {
        throw new CardRefusedError('This card payment was not made for this purchase, or was used before');
      }
      return this.attempts.note(manager, attempt, { intentId });
    });
  }
}

export function isIntent(card: string): boolean {
  return card.startsWith('pi_');
}

function keyOf({ purpose, attemptId }: LeasedAttempt): string {
  return `${purpose === 'platform-fee' ? 'fee' : purpose}:${attemptId}`;
}
