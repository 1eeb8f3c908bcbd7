import { Inject, Injectable } from '@nestjs/common';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { paymentsApi } from '@cursa/contracts/http/payments';
import { CONFIG } from '@cursa/platform/config';
import { DataSource } from 'typeorm';
import { rows } from '../common/rows.ts';
import type { Config } from '../config.ts';

interface EarningRow {
  readonly order_id: string;
  readonly price_minor: string;
  readonly method: string;
  readonly paid_at: Date;
  readonly released_at: Date | null;
  readonly cash_received_at: Date | null;
  readonly disputed_at: Date | null;
}

/** What a driver has earned: the whole price of each accepted order (decision 20), by where the money is. */
@Injectable()
export class ReadEarnings {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'CURRENCY'>,
  ) {}

  async execute(driverId: string): Promise<ResponseOf<typeof paymentsApi.earnings>> {
    const currency = this.config.CURRENCY;
    const found = await rows<EarningRow>(
      this.dataSource,
      `select a.order_id, a.price_minor, a.method, a.paid_at, o.released_at, o.cash_received_at, o.disputed_at
       from attempts a join orders o using (order_id)
       where a.driver_id = $1 and a.purpose = 'delivery' and a.state in ('offer-accepted', 'accepted') and a.currency = $2
       order by a.paid_at desc limit 1000`,
      [driverId, currency],
    );
    const entries = found.map((row) => ({
      order_id: row.order_id,
      amount_minor: Number(row.price_minor),
      state: stateOf(row),
      at: (row.released_at ?? row.cash_received_at ?? row.paid_at).toISOString(),
    }));
    const sum = (...states: readonly string[]) =>
      entries
        .filter(({ state }) => states.includes(state))
        .reduce((total, entry) => total + entry.amount_minor, 0);
    return {
      currency,
      held_minor: sum('held', 'disputed'),
      payable_minor: sum('payable'),
      cash_minor: sum('cash-received'),
      entries,
    };
  }
}

function stateOf(row: EarningRow): string {
  if (row.method === 'cash') return row.cash_received_at ? 'cash-received' : 'cash-due';
  if (row.released_at) return 'payable';
  return row.disputed_at ? 'disputed' : 'held';
}
