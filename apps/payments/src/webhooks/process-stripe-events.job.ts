import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { Attempts } from '../attempts/attempts.ts';
import { Repeat } from '../common/repeat.ts';
import { rows } from '../common/rows.ts';
import type { Config } from '../config.ts';
import { RecoverAttemptsJob } from '../recovery/recover-attempts.job.ts';

interface StripeEventRow {
  readonly event_id: string;
  readonly type: string;
  readonly object_id: string | null;
  readonly intent_id: string | null;
}

const tellsTheEnd = ['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled'];

/**
 * Works through Stripe's events. An event is never believed for its content or its place in the order: it only says
 * which attempt to look at, and the attempt asks Stripe what its intent is now. So duplicates, and any order, end alike.
 */
@Injectable()
export class ProcessStripeEventsJob extends Repeat {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
    private readonly recovery: RecoverAttemptsJob,
    @Inject(CONFIG) config: Pick<Config, 'JOB_INTERVAL_MS'>,
  ) {
    super(config.JOB_INTERVAL_MS);
  }

  async execute(): Promise<void> {
    while (await inTransaction(this.dataSource, (manager) => this.processSome(manager))) this.recovery.wake();
  }

  private async processSome(manager: EntityManager): Promise<boolean> {
    const waiting = await rows<StripeEventRow>(
      manager,
      `select event_id, type, object_id, intent_id from stripe_events where processed_at is null
       order by received_at limit 50 for update skip locked`,
    );
    for (const event of waiting) await this.process(manager, event);
    await manager.query(
      'update stripe_events set processed_at = clock_timestamp() where event_id = any($1)',
      [waiting.map((event) => event.event_id)],
    );
    return waiting.length > 0;
  }

  private async process(
    manager: EntityManager,
    { type, object_id, intent_id }: StripeEventRow,
  ): Promise<void> {
    if (intent_id !== null && tellsTheEnd.includes(type)) await this.attempts.wake(manager, intent_id);
    // Made at Stripe, but the answer got lost: it needs no second sending.
    if (type.startsWith('refund.') || type === 'charge.refunded') {
      await manager.query(
        `update refunds set due_at = clock_timestamp() where intent_id = $1 and state = 'pending'`,
        [intent_id],
      );
    }
    if (type === 'charge.dispute.created') {
      await manager.query(
        `update orders set disputed_at = coalesce(disputed_at, clock_timestamp()), dispute_reason = coalesce(dispute_reason, $2)
         where released_at is null and order_id = (select order_id from attempts where intent_id = $1 and purpose = 'delivery')`,
        [intent_id, `The bank disputes the charge (${object_id})`],
      );
    }
  }
}
