import type { DataSource } from 'typeorm';
import type { IdempotentAttempt, StoredAnswer } from '../http/idempotency.port.ts';

export interface IdempotencyRow {
  readonly operation_id: string;
  readonly content_hash: string;
  readonly state: 'running' | 'done';
  readonly status: number | null;
  readonly body: string | null;
  /** The holder of a running operation has not renewed its lease. */
  readonly abandoned: boolean;
  readonly age_s: number;
}

/** Who works on an operation: a takeover changes the holder, so the one that was taken for dead can end nothing. */
export interface Hold {
  readonly operationId: string;
  readonly holder: string;
}

/** The statements of the store; times are the database's. */
export class IdempotencyRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly leaseMs: number,
  ) {}

  /** True for the one caller that made the row. */
  async insert(attempt: IdempotentAttempt, hold: Hold): Promise<boolean> {
    const rows = await this.query(
      `insert into idempotency (scope, endpoint, key, operation_id, holder, content_hash, state, lease_until)
       values ($1, $2, $3, $4, $5, $6, 'running', clock_timestamp() + make_interval(secs => $7))
       on conflict do nothing returning 1`,
      [...place(attempt), hold.operationId, hold.holder, attempt.contentHash, this.leaseMs / 1_000],
    );
    return rows.length > 0;
  }

  async find(attempt: IdempotentAttempt): Promise<IdempotencyRow | undefined> {
    const rows = await this.query<IdempotencyRow>(
      `select operation_id, content_hash, state, status, body,
         state = 'running' and lease_until < clock_timestamp() as abandoned,
         extract(epoch from clock_timestamp() - created_at)::float8 as age_s
       from idempotency where scope = $1 and endpoint = $2 and key = $3`,
      place(attempt),
    );
    return rows[0];
  }

  /** True for the one caller that takes an abandoned operation over. */
  async takeOver({ operationId, holder }: Hold): Promise<boolean> {
    return this.changed(
      `update idempotency set holder = $2, lease_until = clock_timestamp() + make_interval(secs => $3)
       where operation_id = $1 and state = 'running' and lease_until < clock_timestamp()`,
      [operationId, holder, this.leaseMs / 1_000],
    );
  }

  async renew({ operationId, holder }: Hold): Promise<boolean> {
    return this.changed(
      `update idempotency set lease_until = clock_timestamp() + make_interval(secs => $3)
       where operation_id = $1 and holder = $2 and state = 'running'`,
      [operationId, holder, this.leaseMs / 1_000],
    );
  }

  /** False when somebody else has taken the operation over. */
  async finish({ operationId, holder }: Hold, answer: StoredAnswer): Promise<boolean> {
    return this.changed(
      `update idempotency set state = 'done', status = $3, body = $4
       where operation_id = $1 and holder = $2 and state = 'running'`,
      [operationId, holder, answer.status, JSON.stringify(answer.body) ?? null],
    );
  }

  /** The next call with the key goes on with the same operation at once. */
  async release({ operationId, holder }: Hold): Promise<void> {
    await this.query(
      `update idempotency set lease_until = clock_timestamp() - interval '1 second'
       where operation_id = $1 and holder = $2 and state = 'running'`,
      [operationId, holder],
    );
  }

  /** Removes an operation that nobody works on. */
  async forget(operationId: string): Promise<void> {
    await this.query(
      `delete from idempotency where operation_id = $1 and (state = 'done' or lease_until < clock_timestamp())`,
      [operationId],
    );
  }

  /** Removes the row of an operation that its holder wants unseen. */
  async discard({ operationId, holder }: Hold): Promise<void> {
    await this.query('delete from idempotency where operation_id = $1 and holder = $2', [
      operationId,
      holder,
    ]);
  }

  async prune(hours: number): Promise<void> {
    await this.query(
      `delete from idempotency where created_at < now() - make_interval(hours => $1)
         and (state = 'done' or lease_until < clock_timestamp())`,
      [hours],
    );
  }

  private async changed(sql: string, values: unknown[]): Promise<boolean> {
    const [row] = await this.query<{ n: number }>(
      `with c as (${sql} returning 1) select count(*)::int as n from c`,
      values,
    );
    return (row?.n ?? 0) > 0;
  }

  private async query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.dataSource.query<Row[]>(sql, values);
  }
}

function place({ scope, endpoint, key }: IdempotentAttempt): [string, string, string] {
  return [scope, endpoint, key];
}
