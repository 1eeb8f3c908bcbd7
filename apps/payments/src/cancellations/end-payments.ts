import { Injectable } from '@nestjs/common';
import { forgetDerived } from '@cursa/platform/idempotency';
import type { EntityManager } from 'typeorm';
import type { Attempt } from '../attempts/attempt.ts';
import { attemptOfRow, type AttemptRow } from '../attempts/attempt-row.ts';
import { rows } from '../common/rows.ts';
import { refundAttempt } from '../refunds/refund-attempt.ts';
import { cancellationRule, cancellationStage, type CancellationRule } from './cancellation-matrix.ts';

export interface Ending {
  readonly orderId: string;
  readonly who: CancellationRule['who'];
  readonly at: Date;
  /** Only the fee of this reservation; without it everything that was paid for the order. */
  readonly reservationId?: string;
}

/** Gives back what was paid for an order or a reservation that ended, by the matrix. Repeatable. */
@Injectable()
export class EndPayments {
  /** Attempts on their way are left to their own steps: those find the reservation gone and give everything back. */
  async execute(manager: EntityManager, ending: Ending): Promise<void> {
    const found = await rows<AttemptRow>(
      manager,
      `select * from attempts where order_id = $1 and ($2::text is null or reservation_id = $2)
         and ((purpose = 'platform-fee' and state in ('paid', 'confirmed'))
           or (purpose = 'delivery' and state = 'accepted'
             and not exists (select 1 from orders o where o.order_id = attempts.order_id and released_at is not null)))
       order by attempt_id for update`,
      [ending.orderId, ending.reservationId ?? null],
    );
    const paid = found.map(attemptOfRow);
    const isAccepted = paid.some((attempt) => attempt.purpose === 'delivery');
    const feePaidAt = paid.find((attempt) => attempt.purpose === 'platform-fee')?.paidAt ?? null;
    const rule = cancellationRule(ending.who, cancellationStage(feePaidAt, isAccepted, ending.at));
    for (const attempt of paid) await this.end(manager, attempt, rule);
    // Paying again for what ended is a new payment, even within the minute of a double click.
    await forgetDerived(manager, 'order_id', ending.orderId);
  }

  private async end(manager: EntityManager, attempt: Attempt, rule: CancellationRule): Promise<void> {
    const isFee = attempt.purpose === 'platform-fee';
    const percent = isFee ? rule.fee_back_percent : rule.delivery_back_percent;
    const state = isFee && percent === 0 ? 'kept' : 'refunded';
    await manager.query(
      `update attempts set state = $2, lease_until = '-infinity', updated_at = clock_timestamp() where attempt_id = $1`,
      [attempt.attemptId, state],
    );
    if (state === 'refunded') await refundAttempt(manager, attempt, percent, rule.rule);
  }
}
