import { nameOf, nodeIn, type Target } from '../kube.ts';
import type { LoadReport } from '../load-pod.ts';

/** What the databases say after a load, beside what its people believe. */
export interface Books {
  readonly ordersBelieved: number;
  readonly ordersCompleted: number;
  /** Orders of these people that are in any other state: begun twice, or left half done. */
  readonly ordersOther: number;
  /** Journals that do not sum to zero. */
  readonly unbalanced: number;
  readonly fees: number;
  readonly feesTwice: number;
}

/** Runs one query in a service's own pod, with its own credentials: no store has to be reachable from here. */
export async function query<T>(
  target: Target,
  service: string,
  sql: string,
  values: readonly unknown[],
): Promise<T[]> {
  const program = `
    const { Client } = require('/app/node_modules/pg');
    const client = new Client({ connectionString: process.env.DATABASE_URL });
    client.connect()
      .then(() => client.query(${JSON.stringify(sql)}, ${JSON.stringify(values)}))
      .then(({ rows }) => (console.log(JSON.stringify(rows)), client.end()))
      .catch((error) => { console.error(String(error)); process.exit(1); });`;
  const words = await nodeIn(target, `deploy/${nameOf(target, service)}`, program);
  return JSON.parse(words) as T[];
}

/** @throws when a database cannot be asked */
export async function readBooks(target: Target, report: LoadReport): Promise<Books> {
  const senders = report.believed.map(({ senderId }) => senderId);
  const believed = report.believed.flatMap(({ completed }) => completed);
  const orders = await query<{ done: number; other: number }>(
    target,
    'booking',
    `select count(*) filter (where status = 'completed' and order_id = any($2))::int as done,
            count(*) filter (where not (status = 'completed' and order_id = any($2)))::int as other
       from orders where sender_id::text = any($1)`,
    [senders, believed],
  );
  const money = await query<{ unbalanced: number; fees: number; twice: number }>(
    target,
    'payments',
    `select (select count(*)::int from (select journal_id from ledger_entries group by journal_id, currency having sum(amount_minor) <> 0) as bad) as unbalanced,
            (select count(*)::int from journals where kind = 'platform-fee' and order_id = any($1)) as fees,
            (select count(*)::int from (select order_id from journals where kind = 'platform-fee' and order_id = any($1) group by order_id having count(*) > 1) as more) as twice`,
    [believed],
  );
  return {
    ordersBelieved: believed.length,
    ordersCompleted: orders[0]?.done ?? 0,
    ordersOther: orders[0]?.other ?? 0,
    unbalanced: money[0]?.unbalanced ?? 0,
    fees: money[0]?.fees ?? 0,
    feesTwice: money[0]?.twice ?? 0,
  };
}
