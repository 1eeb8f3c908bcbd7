import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { DataSource } from 'typeorm';
import { rows, type Sql } from '../common/rows.ts';
import type { Config } from '../config.ts';
import type { Attempt, AttemptState, Failure } from './attempt.ts';
import { attemptOfRow, type AttemptRow, type LeasedAttempt } from './attempt-row.ts';
import { mayBecome } from './attempt-transitions.ts';
import { ForbiddenTransitionError, LostAttemptError } from './attempts.errors.ts';

type NewAttempt = Pick<Attempt, 'attemptId' | 'purpose' | 'state' | 'payerId' | 'method' | 'currency'> &
  Partial<Attempt>;

/** What a change of state may set besides. */
export type AttemptChange = Partial<
  Pick<
    Attempt,
    | 'offerId'
    | 'reservationId'
    | 'intentId'
    | 'priceMinor'
    | 'vatMinor'
    | 'feeMinor'
    | 'chargeMinor'
    | 'currency'
  > & { readonly failure: Failure }
>;

const unfinished = `state not in ('confirmed', 'accepted', 'credited', 'failed', 'refunded', 'kept')`;
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The table of attempts: who works on one (a lease), and its guarded changes of state. */
@Injectable()
export class Attempts {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'ATTEMPT_LEASE_SECONDS' | 'CARD_ACTION_MINUTES'>,
  ) {}

  /** Inserts an attempt that this process works on; undefined when there is one with its id already. */
  async open(attempt: NewAttempt, db: Sql = this.dataSource): Promise<LeasedAttempt | undefined> {
    const owner = randomUUID();
    const entries = Object.entries(attempt).map(([name, value]) => [snake(name), value] as const);
    const places = entries.map((_, index) => `$${index + 3}`).join(', ');
    const [row] = await rows<AttemptRow>(
      db,
      `insert into attempts (lease_owner, lease_until, due_at, ${entries.map(([name]) => name).join(', ')})
       values ($1, clock_timestamp() + make_interval(secs => $2), clock_timestamp() + make_interval(secs => $2), ${places})
       on conflict (attempt_id) do nothing returning *`,
      [owner, this.config.ATTEMPT_LEASE_SECONDS, ...entries.map(([, value]) => value)],
    );
    return row && { ...attemptOfRow(row), leaseOwner: owner };
  }

  async find(attemptId: string, db: Sql = this.dataSource): Promise<Attempt | undefined> {
    return this.one('attempt_id = $1', [attemptId], db);
  }

  async findByIntent(intentId: string): Promise<Attempt | undefined> {
    return this.one('intent_id = $1', [intentId], this.dataSource);
  }

  /** The newest attempt of an order for a purpose in one of the states. */
  async findOf(orderId: string, purpose: string, states: readonly AttemptState[], db: Sql = this.dataSource) {
    return this.one('order_id = $1 and purpose = $2 and state = any($3)', [orderId, purpose, states], db);
  }

  /** Makes this process the one that works on it; undefined when another does, or when nothing is left to do. */
  async take(attemptId: string): Promise<LeasedAttempt | undefined> {
    const owner = randomUUID();
    const [row] = await rows<AttemptRow>(
      this.dataSource,
      `update attempts set lease_owner = $2, lease_until = clock_timestamp() + make_interval(secs => $3)
       where attempt_id = $1 and lease_until < clock_timestamp() and ${unfinished} returning *`,
      [attemptId, owner, this.config.ATTEMPT_LEASE_SECONDS],
    );
    return row && { ...attemptOfRow(row), leaseOwner: owner };
  }

  /** Ids of attempts that nobody works on and that are due, the longest waiting first. */
  async due(limit: number): Promise<string[]> {
    const found = await rows<{ attempt_id: string }>(
      this.dataSource,
      `select attempt_id from attempts where ${unfinished} and due_at <= clock_timestamp()
       and lease_until < clock_timestamp() order by due_at limit $1`,
      [limit],
    );
    return found.map((row) => row.attempt_id);
  }

  /**
   * Changes the state and renews the lease.
   * @throws LostAttemptError when it is not this process's any more; ForbiddenTransitionError
   */
  async advance(
    db: Sql,
    attempt: LeasedAttempt,
    to: AttemptState,
    change: AttemptChange = {},
  ): Promise<LeasedAttempt> {
    if (!mayBecome(attempt.purpose, attempt.state, to)) throw new ForbiddenTransitionError(attempt.state, to);
    return this.write(db, attempt, to, change);
  }

  /** Keeps something learnt on the way without a change of state. */
  async note(db: Sql, attempt: LeasedAttempt, change: AttemptChange): Promise<LeasedAttempt> {
    return this.write(db, attempt, attempt.state, change);
  }

  /** Ends this process's work on it; the recovery job looks at it after that many seconds. */
  async letGo(attempt: LeasedAttempt, dueInSeconds: number): Promise<void> {
    await this.dataSource.query(
      `update attempts set lease_until = '-infinity', due_at = clock_timestamp() + make_interval(secs => $3)
       where attempt_id = $1 and lease_owner = $2`,
      [attempt.attemptId, attempt.leaseOwner, dueInSeconds],
    );
  }

  /** Something happened to its card intent: the recovery job looks at it at once. */
  async wake(db: Sql, intentId: string): Promise<void> {
    await db.query(`update attempts set due_at = clock_timestamp() where intent_id = $1 and ${unfinished}`, [
      intentId,
    ]);
  }

  private async write(
    db: Sql,
    attempt: LeasedAttempt,
    to: AttemptState,
    change: AttemptChange,
  ): Promise<LeasedAttempt> {
    const entries = Object.entries(change).map(([name, value]) => [snake(name), value] as const);
    const sets = entries.map(([name], index) => `, ${name} = $${index + 6}`).join('');
    const [row] = await rows<AttemptRow>(
      db,
      `update attempts set state = $4, updated_at = clock_timestamp(),
         lease_until = clock_timestamp() + make_interval(secs => $5),
         due_at = clock_timestamp() + make_interval(secs => $5),
         needed_action = needed_action or $4 = 'awaiting-holder',
         paid_at = case when $4 in ('paid', 'credited') then coalesce(paid_at, clock_timestamp()) else paid_at end${sets}
       where attempt_id = $1 and lease_owner = $2 and state = $3 returning *`,
      [
        attempt.attemptId,
        attempt.leaseOwner,
        attempt.state,
        to,
        this.config.ATTEMPT_LEASE_SECONDS,
        ...entries.map(([, value]) => value),
      ],
    );
    if (!row) throw new LostAttemptError(attempt.attemptId);
    return { ...attemptOfRow(row), leaseOwner: attempt.leaseOwner };
  }

  private async one(where: string, values: readonly unknown[], db: Sql): Promise<Attempt | undefined> {
    const [row] = await rows<AttemptRow>(
      db,
      `select * from attempts where ${where} order by created_at desc limit 1`,
      values,
    );
    return row && attemptOfRow(row);
  }
}
