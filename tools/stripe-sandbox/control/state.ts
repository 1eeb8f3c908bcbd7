import type { Store } from '../store.ts';

/** What tests compare with their own model. Sums are minor units per currency. */
export function readState(store: Store): object {
  const byCurrency = (sql: string): Record<string, number> => pairs(store.all(sql));
  return {
    intents: pairs(
      store.all(`select json_extract(body, '$.status') as name, count(*) as value
                 from objects where type = 'payment_intent' group by 1`),
    ),
    charges: pairs(
      store.all(`select json_extract(body, '$.status') as name, count(*) as value
                 from objects where type = 'charge' group by 1`),
    ),
    captured:
      byCurrency(`select json_extract(body, '$.currency') as name, sum(json_extract(body, '$.amount_captured')) as value
                          from objects where type = 'charge' group by 1`),
    refunded:
      byCurrency(`select json_extract(r.body, '$.currency') as name, sum(json_extract(r.body, '$.amount')) as value
                          from objects r join objects c on c.id = r.parent
                          where r.type = 'refund' and json_extract(c.body, '$.captured') group by 1`),
    refunds: count(store, `select count(*) as n from objects where type = 'refund'`),
    events: count(store, `select count(*) as n from objects where type = 'event'`),
    undelivered: count(store, 'select count(*) as n from deliveries where done = 0'),
  };
}

function pairs(rows: Record<string, unknown>[]): Record<string, number> {
  return Object.fromEntries(rows.map((row) => [String(row.name), Number(row.value)]));
}

function count(store: Store, sql: string): number {
  return Number(store.one(sql)?.n ?? 0);
}
