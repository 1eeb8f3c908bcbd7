import { describe, expect, it } from '@jest/globals';
import { Secret } from '@cursa/platform/config';
import { IdempotencyKeyReused } from '@cursa/platform/idempotency';
import type { IdempotencyStorePort, IdempotentAttempt, StoredAnswer } from '@cursa/platform/http';
import { AnswerUnreadable } from './idempotency.errors.ts';
import { sealKeys } from './seal-keys.ts';
import { SealedAnswers } from './sealed-answers.ts';

interface Row {
  hash: string;
  status: number;
  body: unknown;
}

/** The table, which several processes share. */
class Rows implements IdempotencyStorePort {
  readonly rows = new Map<string, Row>();

  async run(attempt: IdempotentAttempt, work: (id: string) => Promise<StoredAnswer>): Promise<StoredAnswer> {
    const row = this.rows.get(attempt.key);
    if (row) {
      if (!attempt.isSameContent?.(row.hash)) throw new IdempotencyKeyReused();
      return row;
    }
    const answer = await work('operation');
    this.rows.set(attempt.key, { hash: attempt.contentHash, ...answer });
    return answer;
  }

  row(key = 'k'): Row {
    const row = this.rows.get(key);
    if (!row) throw new Error('No such row');
    return row;
  }
}

const jwk = (d: string) => JSON.stringify({ kty: 'OKP', crv: 'Ed25519', d, x: `x${d}` });
const [old, next] = [jwk('b2xk'), jwk('bmV4dA')];
const attempt = { scope: 'open', endpoint: 'e', key: 'k', contentHash: 'a', derived: false };
const answer = { status: 201, body: { access_token: 'secret-token' } };
const never = (): Promise<StoredAnswer> => Promise.reject(new Error('was run a second time'));
const pod = (rows: Rows, first: string, ...others: string[]) =>
  new SealedAnswers(rows, sealKeys(new Secret(first, ...others)));

async function sealedBy(first: string, ...others: string[]): Promise<Rows> {
  const rows = new Rows();
  expect(await pod(rows, first, ...others).run(attempt, () => Promise.resolve(answer))).toEqual(answer);
  return rows;
}

describe('sealed answers', () => {
  it('leave nothing readable, and open for the same content alone', async () => {
    const rows = await sealedBy(old);
    expect(JSON.stringify([...rows.rows.values()])).not.toMatch(/secret-token/);
    expect(await pod(rows, old).run(attempt, never)).toEqual(answer);
    const other = { ...attempt, contentHash: 'b' };
    await expect(pod(rows, old).run(other, never)).rejects.toThrow(IdempotencyKeyReused);
  });

  it('open at every pod while the key is rotated step by step', async () => {
    const steps = [[old], [old, next], [next, old], [next]] as [string, ...string[]][];
    for (const [at, step] of steps.entries()) {
      const rows = await sealedBy(...step);
      for (const other of steps.slice(Math.max(0, at - 1), at + 2)) {
        expect(await pod(rows, ...other).run(attempt, never)).toEqual(answer);
      }
    }
  });

  it('say that they cannot be read once their key is gone, which is not a key used for other content', async () => {
    const rows = await sealedBy(old);
    await expect(pod(rows, next).run(attempt, never)).rejects.toThrow(AnswerUnreadable);
  });

  it('do not open when altered, and not in the place of another call', async () => {
    const rows = await sealedBy(old);
    const victim = rows.row();
    const text = String(victim.body);
    const at = text.length - 6;
    rows.rows.set('k', {
      ...victim,
      body: text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1),
    });
    await expect(pod(rows, old).run(attempt, never)).rejects.toThrow(/authenticate/);
    const thief = { ...attempt, contentHash: 'mine' };
    rows.rows.delete('k');
    await pod(rows, old).run(thief, () => Promise.resolve({ status: 409, body: null }));
    rows.row().body = text;
    await expect(pod(rows, old).run(thief, never)).rejects.toThrow(/authenticate/);
  });
});
