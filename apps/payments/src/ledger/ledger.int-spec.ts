import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createDataSource } from '@cursa/platform/persistence';
import { createTestDatabase, type TestDatabase } from '@cursa/testing/database';
import type { DataSource } from 'typeorm';
import { migrations } from '../migrations/index.ts';
import { accounts } from './accounts.ts';
import { WalletShortError } from './ledger.errors.ts';
import { postJournal } from './post-journal.ts';

jest.setTimeout(60_000);

describe('the ledger', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase(migrations);
    dataSource = await createDataSource({
      url: database.url,
      entities: [],
      poolSize: 32,
      connectTimeoutMs: 30_000,
    });
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const move = (from: string, to: string, amount: number) =>
    dataSource.transaction((manager) =>
      postJournal(manager, {
        kind: 'delivery',
        reference: randomUUID(),
        orderId: null,
        currency: 'USD',
        entries: [
          [from, -amount],
          [to, amount],
        ],
      }),
    );

  it.each([
    ['update ledger_entries set amount_minor = 1'],
    ['delete from ledger_entries'],
    ['update journals set kind = kind'],
    ['delete from journals'],
    ['truncate ledger_entries'],
    ['truncate journals cascade'],
  ])('refuses: %s', async (statement) => {
    await move(accounts.cardClearing, accounts.platformFees, 10);
    await expect(database.query(statement)).rejects.toThrow(/append-only/);
  });

  it('refuses a journal that does not balance, past every check of ours', async () => {
    const journal = randomUUID();
    const lopsided = async (amounts: readonly number[]) => {
      await dataSource.transaction(async (manager) => {
        await manager.query(`insert into journals (journal_id, kind, reference) values ($1, 'x', $2)`, [
          journal,
          journal,
        ]);
        for (const amount of amounts) {
          await manager.query(
            `insert into ledger_entries (journal_id, account, currency, amount_minor) values ($1, 'a', 'USD', $2)`,
            [journal, amount],
          );
        }
      });
    };
    await expect(lopsided([5, -4])).rejects.toThrow(/does not balance/);
    await lopsided([5, -5]);
    const later = database.query(
      `insert into ledger_entries (journal_id, account, currency, amount_minor) values ($1, 'a', 'USD', 1)`,
      [journal],
    );
    await expect(later).rejects.toThrow(/does not balance/);
  });

  it('refuses the same journal twice', async () => {
    const journal = {
      kind: 'refund',
      reference: 'twice',
      orderId: null,
      currency: 'USD',
      entries: [],
    } as const;
    await postJournal(dataSource.manager, journal);
    await expect(postJournal(dataSource.manager, journal)).rejects.toThrow(/duplicate key/);
  });

  it('sums to zero with no wallet below it, at every moment of a random run of 64 clients', async () => {
    const wallets = Array.from({ length: 8 }, (_, index) => accounts.wallet(`random-${index}`));
    for (const wallet of wallets) await move(accounts.cardClearing, wallet, 1_000);
    const looks = { count: 0, running: true };
    const watcher = watch(database, looks);
    let short = 0;
    const client = async () => {
      for (let turn = 0; turn < 12; turn += 1) {
        const from = pick(wallets);
        const to = Math.random() < 0.5 ? pick(wallets) : accounts.held('random');
        if (from === to) continue;
        await move(from, to, 1 + Math.floor(Math.random() * 600)).catch((error: unknown) => {
          if (!(error instanceof WalletShortError)) throw error;
          short += 1;
        });
      }
    };
    await Promise.all(Array.from({ length: 64 }, client));
    looks.running = false;
    await watcher;
    expect(looks.count).toBeGreaterThan(3);
    // Otherwise the run never came to the edge that it is about.
    expect(short).toBeGreaterThan(0);
    const off = await database.query(
      `select w.account_id from wallets w where balance_minor <>
         (select coalesce(sum(amount_minor), 0) from ledger_entries e where e.account = 'wallet:' || w.account_id)`,
    );
    expect(off).toEqual([]);
  });

  it('control: without the check on the balance two debits at once overdraw a wallet', async () => {
    const other = await createTestDatabase(migrations);
    await other.query('alter table wallets drop constraint wallet_not_negative');
    const free = await createDataSource({ url: other.url, entities: [] });
    await Promise.all(
      [1, 2].map((n) =>
        postJournal(free.manager, {
          kind: 'delivery',
          reference: String(n),
          orderId: null,
          currency: 'USD',
          entries: [
            ['wallet:control', -5],
            ['held:control', 5],
          ],
        }),
      ),
    );
    expect(await other.query('select balance_minor from wallets')).toEqual([{ balance_minor: '-10' }]);
    await free.destroy();
    await other.drop();
  });
});

function pick(values: readonly string[]): string {
  return values[Math.floor(Math.random() * values.length)] ?? '';
}

async function watch(database: TestDatabase, looks: { count: number; running: boolean }): Promise<void> {
  while (looks.running) {
    const [row] = await database.query<{ total: string | null; lowest: string | null }>(
      'select (select sum(amount_minor) from ledger_entries) as total, (select min(balance_minor) from wallets) as lowest',
    );
    expect(Number(row?.total)).toBe(0);
    expect(Number(row?.lowest)).toBeGreaterThanOrEqual(0);
    looks.count += 1;
  }
}
