import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaymentNeedsActionError } from '../cards/cards.errors.ts';
import { isIntent } from '../cards/charge-card.ts';
import { rows } from '../common/rows.ts';
import type { Attempt } from './attempt.ts';
import type { LeasedAttempt } from './attempt-row.ts';
import { AttemptFailedError } from './attempts.errors.ts';
import { DriveAttempt, type Steps } from './drive-attempt.ts';
import type { Payer } from './payer.ts';
import { ResumeAttempt } from './resume-attempt.ts';

export interface Payment {
  /** The operation id of the Idempotency-Key: a repeat resumes the attempt of this id. */
  readonly attemptId: string;
  readonly purpose: Attempt['purpose'];
  readonly payerId: string;
  readonly orderId: string | null;
  readonly card: string | undefined;
  /** Makes the attempt; undefined when it is there already. */
  readonly open: () => Promise<LeasedAttempt | undefined>;
  readonly steps: (payer: Payer) => Steps;
}

/** Drives a payment for a payer who waits for the answer. */
@Injectable()
export class RunPayment {
  constructor(
    private readonly dataSource: DataSource,
    private readonly resume: ResumeAttempt,
    private readonly drive: DriveAttempt,
  ) {}

  /** @throws AttemptFailedError, PaymentNeedsActionError, AttemptBusyError, PartUnavailable */
  async execute(payment: Payment): Promise<Attempt> {
    const payer: Payer = { present: true, card: payment.card };
    const start = await this.start(payment);
    const ended =
      'rested' in start ? start.rested : await this.drive.execute(start.leased, payment.steps(payer));
    if (payer.action) throw new PaymentNeedsActionError(payer.action.url, payer.action.intentId);
    if (ended.failure && (ended.state === 'failed' || ended.state === 'refunded'))
      throw new AttemptFailedError(ended.failure);
    return ended;
  }

  private async start(payment: Payment) {
    const waiting = await this.returningHolder(payment);
    if (waiting !== undefined) return this.resume.execute(waiting);
    const leased = await payment.open();
    return leased ? { leased } : this.resume.execute(payment.attemptId);
  }

  /** The attempt that sent its holder to the bank, when they come back with its intent; once. */
  private async returningHolder({
    card,
    payerId,
    purpose,
    orderId,
    attemptId,
  }: Payment): Promise<string | undefined> {
    if (card === undefined || !isIntent(card)) return undefined;
    const [row] = await rows<{ attempt_id: string }>(
      this.dataSource,
      `update attempts set holder_returned_by = $5
       where intent_id = $1 and payer_id = $2 and purpose = $3 and order_id is not distinct from $4
         and attempt_id <> $5::uuid and coalesce(holder_returned_by, $5) = $5::uuid
         and needed_action returning attempt_id`,
      [card, payerId, purpose, orderId, attemptId],
    );
    return row?.attempt_id;
  }
}
