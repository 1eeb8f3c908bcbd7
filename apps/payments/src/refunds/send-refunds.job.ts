import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { DataSource } from 'typeorm';
import { CardGateway } from '../cards/card-gateway.ts';
import { CardRefusedError } from '../cards/cards.errors.ts';
import { Repeat } from '../common/repeat.ts';
import { rows } from '../common/rows.ts';
import type { Config } from '../config.ts';

interface PendingRefund {
  readonly refund_id: string;
  readonly intent_id: string;
  readonly amount_minor: string;
}

/** Sends decided refunds to Stripe; the refund's id is the idempotency key, so replicas and repeats do no harm. */
@Injectable()
export class SendRefundsJob extends Repeat {
  private readonly log = new Logger(SendRefundsJob.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly gateway: CardGateway,
    @Inject(CONFIG) config: Pick<Config, 'JOB_INTERVAL_MS'>,
  ) {
    super(config.JOB_INTERVAL_MS);
  }

  async execute(): Promise<void> {
    const pending = await rows<PendingRefund>(
      this.dataSource,
      `update refunds set due_at = clock_timestamp() + interval '30 seconds' where refund_id in
         (select refund_id from refunds where state = 'pending' and due_at <= clock_timestamp()
          order by due_at limit 20 for update skip locked)
       returning refund_id, intent_id, amount_minor`,
    );
    for (const refund of pending) await this.send(refund);
  }

  private async send({ refund_id, intent_id, amount_minor }: PendingRefund): Promise<void> {
    try {
      const stripeId = await this.gateway.refund(intent_id, Number(amount_minor), `refund:${refund_id}`);
      await this.done(refund_id, stripeId);
    } catch (error) {
      if (isRefundedAlready(error)) return this.done(refund_id, null);
      this.log.error({ msg: 'A refund could not be sent yet', refund_id, err: error });
      await this.dataSource.query(
        `update refunds set failures = failures + 1,
           due_at = clock_timestamp() + make_interval(secs => least(3600, 5 * 2 ^ least(failures, 10)))
         where refund_id = $1`,
        [refund_id],
      );
    }
  }

  private async done(refundId: string, stripeId: string | null): Promise<void> {
    await this.dataSource.query(
      `update refunds set state = 'done', stripe_refund_id = coalesce($2, stripe_refund_id) where refund_id = $1`,
      [refundId, stripeId],
    );
  }
}

function isRefundedAlready(error: unknown): boolean {
  const cause =
    error instanceof CardRefusedError ? (error.cause as { code?: unknown } | undefined) : undefined;
  return cause?.code === 'charge_already_refunded';
}
