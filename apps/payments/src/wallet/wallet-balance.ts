import type { Minor } from '@cursa/kernel/money';
import { rows, type Sql } from '../common/rows.ts';

/** Balance in minor units; 0 for somebody who never had money here. */
export async function walletBalance(db: Sql, accountId: string, currency: string): Promise<Minor> {
  const [wallet] = await rows<{ balance_minor: string }>(
    db,
    'select balance_minor from wallets where account_id = $1 and currency = $2',
    [accountId, currency],
  );
  return Number(wallet?.balance_minor ?? 0);
}
