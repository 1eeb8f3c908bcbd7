import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { DataSource } from 'typeorm';
import { Repeat } from '../common/repeat.ts';
import { rows } from '../common/rows.ts';
import type { Config } from '../config.ts';
import { CardGateway } from './card-gateway.ts';
import { CardIntents } from './card-intents.ts';

/** Intents that were made for the browser and never handed in: cancelled, or given back when they had succeeded. */
@Injectable()
export class CloseUnclaimedJob extends Repeat {
  private readonly log = new Logger(CloseUnclaimedJob.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly intents: CardIntents,
    private readonly gateway: CardGateway,
    @Inject(CONFIG) private readonly config: Pick<Config, 'JOB_INTERVAL_MS' | 'CARD_CLAIM_MINUTES'>,
  ) {
    super(config.JOB_INTERVAL_MS);
  }

  async execute(): Promise<void> {
    const left = await this.intents.unclaimed(this.config.CARD_CLAIM_MINUTES, 20);
    for (const intentId of left) {
      try {
        await this.close(intentId);
      } catch (error) {
        this.log.warn({
          msg: 'An unclaimed intent could not be closed yet',
          intent_id: intentId,
          err: error,
        });
      }
    }
  }

  /** The row stays locked until Stripe has answered: nobody can hand the intent in while it is given back. */
  private async close(intentId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const open = await rows(
        manager,
        `select 1 from card_intents where intent_id = $1 and attempt_id is null and closed_at is null
         for update skip locked`,
        [intentId],
      );
      if (open.length === 0) return;
      const intent = await this.gateway.cancel(intentId);
      if (intent.status === 'succeeded')
        await this.gateway.refund(intentId, undefined, `unclaimed:${intentId}`);
      else if (intent.status !== 'cancelled') return;
      await manager.query('update card_intents set closed_at = clock_timestamp() where intent_id = $1', [
        intentId,
      ]);
    });
  }
}
