import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Attempt } from '../attempts/attempt.ts';
import { rows, type Sql } from '../common/rows.ts';

export interface MadeFor {
  readonly intentId: string;
  readonly accountId: string;
  readonly purpose: Attempt['purpose'];
  readonly orderId: string | null;
  readonly driverId: string | null;
  readonly amountMinor: number;
  readonly currency: string;
}

/** Every intent that the server made: for whom, for what and for how much, and the one attempt that spent it. */
@Injectable()
export class CardIntents {
  constructor(private readonly dataSource: DataSource) {}

  async record(made: MadeFor, attemptId: string | null, db: Sql = this.dataSource): Promise<void> {
    await db.query(
      `insert into card_intents (intent_id, account_id, purpose, order_id, driver_id, amount_minor, currency, attempt_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (intent_id) do nothing`,
      [
        made.intentId,
        made.accountId,
        made.purpose,
        made.orderId,
        made.driverId,
        made.amountMinor,
        made.currency,
        attemptId,
      ],
    );
  }

  /** Spends an intent on an attempt; false unless it was made for exactly this and was not spent (decision 23). */
  async claim(intentId: string, attempt: Attempt, db: Sql = this.dataSource): Promise<boolean> {
    const claimed = await rows(
      db,
      `update card_intents set attempt_id = $2
       where intent_id = $1 and account_id = $3 and purpose = $4 and order_id is not distinct from $5
         and driver_id is not distinct from $6 and amount_minor = $7 and currency = $8
         and closed_at is null and (attempt_id is null or attempt_id = $2) returning intent_id`,
      [
        intentId,
        attempt.attemptId,
        attempt.payerId,
        attempt.purpose,
        attempt.orderId,
        attempt.driverId,
        attempt.chargeMinor,
        attempt.currency,
      ],
    );
    return claimed.length === 1;
  }

  /** Intents that nobody handed in for that many minutes. */
  async unclaimed(minutes: number, limit: number): Promise<string[]> {
    const found = await rows<{ intent_id: string }>(
      this.dataSource,
      `select intent_id from card_intents where attempt_id is null and closed_at is null
       and created_at < clock_timestamp() - make_interval(mins => $1) order by created_at limit $2`,
      [minutes, limit],
    );
    return found.map((row) => row.intent_id);
  }
}
