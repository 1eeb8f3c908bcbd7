import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { IdempotencyStorePort, IdempotentAttempt, StoredAnswer } from '../http/idempotency.port.ts';
import { IdempotencyKeyReused, StillRunning } from './idempotency.errors.ts';
import { type Hold, IdempotencyRows, type IdempotencyRow } from './idempotency-rows.ts';

export interface IdempotencyTimes {
  /** A holder that has not renewed for this long is taken for dead. */
  readonly leaseMs: number;
  readonly renewMs: number;
  /** How long a twin waits for the first call's answer. */
  readonly waitMs: number;
  /** How long an answer under a derived key is replayed; a client that means to do the same again waits longer. */
  readonly derivedMs: number;
}

export const idempotencyHours = 24;

const defaultTimes: IdempotencyTimes = { leaseMs: 10_000, renewMs: 3_000, waitMs: 30_000, derivedMs: 60_000 };

type Claim = { readonly hold: Hold } | { readonly answer: StoredAnswer } | 'wait' | 'again';

/**
 * One execution per key, its answer for all who ask. The work gets an operation id that stays the same when another
 * process takes over after a crash, and resumes by it. Failures: a refusal is replayed as it was; after a fault
 * (5xx, or an error thrown) and after 429 the next call with the key tries again, with the same operation id, as
 * the fault may have left effects behind.
 */
export class IdempotencyStore implements IdempotencyStorePort {
  private readonly times: IdempotencyTimes;
  private readonly rows: IdempotencyRows;

  constructor(dataSource: DataSource, times: Partial<IdempotencyTimes> = {}) {
    this.times = { ...defaultTimes, ...times };
    this.rows = new IdempotencyRows(dataSource, this.times.leaseMs);
  }

  /** @throws IdempotencyKeyReused, StillRunning, or what the work throws */
  async run(
    attempt: IdempotentAttempt,
    work: (operationId: string) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer> {
    const deadline = Date.now() + this.times.waitMs;
    for (let pause = 25; ;) {
      const claim = await this.claim(attempt);
      if (typeof claim === 'object') {
        const answer = 'answer' in claim ? claim.answer : await this.execute(attempt, claim.hold, work);
        if (answer) return answer;
      }
      if (Date.now() > deadline) throw new StillRunning();
      if (claim !== 'wait') continue;
      await sleep(pause);
      pause = Math.min(200, pause * 1.5);
    }
  }

  async prune(): Promise<void> {
    await this.rows.prune(idempotencyHours);
  }

  private async claim(attempt: IdempotentAttempt): Promise<Claim> {
    const fresh: Hold = { operationId: randomUUID(), holder: randomUUID() };
    const row = await this.rows.find(attempt);
    if (!row) return (await this.rows.insert(attempt, fresh)) ? { hold: fresh } : 'again';
    if (this.isOver(attempt, row)) {
      await this.rows.forget(row.operation_id);
      return 'again';
    }
    if (!isSame(attempt, row)) throw new IdempotencyKeyReused();
    if (row.state === 'done') return { answer: answerOf(row.status ?? 200, row.body) };
    if (!row.abandoned) return 'wait';
    const hold: Hold = { operationId: row.operation_id, holder: fresh.holder };
    return (await this.rows.takeOver(hold)) ? { hold } : 'wait';
  }

  /** Undefined when another process took the operation over meanwhile: its answer counts. */
  private async execute(
    attempt: IdempotentAttempt,
    hold: Hold,
    work: (operationId: string) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer | undefined> {
    const renewal = setInterval(() => void this.rows.renew(hold).catch(() => undefined), this.times.renewMs);
    try {
      const answer = await work(hold.operationId);
      if (answer.status >= 500 || answer.status === 429) {
        await this.rows.release(hold);
        return answer;
      }
      if (attempt.derived && answer.status >= 400) {
        await this.rows.discard(hold);
        return answer;
      }
      if (!(await this.rows.finish(hold, answer))) return undefined;
      return answerOf(answer.status, JSON.stringify(answer.body) ?? null);
    } catch (error) {
      // The row may stay as it is when the database is away: then its lease runs out.
      await this.rows.release(hold).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  private isOver(attempt: IdempotentAttempt, row: IdempotencyRow): boolean {
    if (row.state === 'running' && !row.abandoned) return false;
    const seconds = attempt.derived ? this.times.derivedMs / 1_000 : idempotencyHours * 3_600;
    return row.age_s > seconds;
  }
}

function isSame({ contentHash, isSameContent }: IdempotentAttempt, row: IdempotencyRow): boolean {
  return isSameContent ? isSameContent(row.content_hash) : row.content_hash === contentHash;
}

/** Through JSON for the first caller as well, so that all answers are the same bytes. */
function answerOf(status: number, body: string | null): StoredAnswer {
  return { status, body: body === null ? undefined : (JSON.parse(body) as unknown) };
}
