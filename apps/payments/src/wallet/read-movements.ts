import { Inject, Injectable } from '@nestjs/common';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { paymentsApi } from '@cursa/contracts/http/payments';
import { CONFIG } from '@cursa/platform/config';
import { DataSource } from 'typeorm';
import { rows } from '../common/rows.ts';
import type { Config } from '../config.ts';
import type { JournalKind } from '../ledger/journal.ts';
import { accounts } from '../ledger/accounts.ts';
import { walletBalance } from './wallet-balance.ts';

interface MovementRow {
  readonly reference: string;
  readonly kind: JournalKind;
  readonly amount_minor: string;
  readonly currency: string;
  readonly created_at: Date;
  readonly order_id: string | null;
}

type Movements = ResponseOf<typeof paymentsApi.walletMovements>;
const shown: Readonly<Partial<Record<JournalKind, Movements['movements'][number]['kind']>>> = {
  'top-up': 'top-up',
  delivery: 'delivery-payment',
  refund: 'refund',
};

/** Movements of a wallet, newest first, as the ledger has them. */
@Injectable()
export class ReadMovements {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'CURRENCY'>,
  ) {}

  async execute(accountId: string, kind: 'all' | 'top-up', limit: number): Promise<Movements> {
    const currency = this.config.CURRENCY;
    const found = await rows<MovementRow>(
      this.dataSource,
      `select j.reference, j.kind, e.amount_minor, e.currency, e.created_at, j.order_id
       from ledger_entries e join journals j using (journal_id)
       where e.account = $1 and e.currency = $2 and ($3 = 'all' or j.kind = $3)
       order by e.entry_id desc limit $4`,
      [accounts.wallet(accountId), currency, kind, limit],
    );
    return {
      balance_minor: await walletBalance(this.dataSource, accountId, currency),
      currency,
      movements: found.map((row) => ({
        movement_id: row.reference,
        kind: shown[row.kind] ?? 'payout',
        amount_minor: Number(row.amount_minor),
        currency: row.currency,
        created_at: row.created_at.toISOString(),
        order_id: row.order_id,
      })),
    };
  }
}
