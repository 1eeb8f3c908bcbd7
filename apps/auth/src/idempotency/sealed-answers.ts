import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IdempotencyStorePort, IdempotentAttempt, StoredAnswer } from '@cursa/platform/http';
import { AnswerUnreadable } from './idempotency.errors.ts';
import type { SealKey } from './seal-keys.ts';

/**
 * Remembers first answers without leaving them readable: here they hold session tokens, and the hash of a
 * registration's content would let whoever stole the table guess the password in it, past argon2id.
 * Hash and answer are `<mark of the key>.<value>`: the first key seals, all of them open.
 */
export class SealedAnswers implements IdempotencyStorePort {
  constructor(
    private readonly inner: IdempotencyStorePort,
    private readonly keys: readonly SealKey[],
  ) {}

  /** @throws AnswerUnreadable, or what the inner store and the work throw */
  async run(
    attempt: IdempotentAttempt,
    work: (operationId: string) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer> {
    const [first] = this.keys;
    if (!first) throw new Error('Sealing needs a key');
    const { contentHash } = attempt;
    const sealed: IdempotentAttempt = {
      ...attempt,
      contentHash: hashBy(first, contentHash),
      isSameContent: (remembered) => isSame(remembered, hashBy(this.keyOf(remembered), contentHash)),
    };
    const answer = await this.inner.run(sealed, async (operationId) => {
      const { status, body } = await work(operationId);
      return { status, body: seal(first, attempt, body) };
    });
    const text = String(answer.body);
    return { status: answer.status, body: open(this.keyOf(text), attempt, text) };
  }

  private keyOf(text: string): SealKey {
    const key = this.keys.find(({ mark }) => text.startsWith(`${mark}.`));
    if (!key) throw new AnswerUnreadable();
    return key;
  }
}

function hashBy({ mark, hash }: SealKey, contentHash: string): string {
  return `${mark}.${createHmac('sha256', hash).update(contentHash).digest('hex')}`;
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function seal(key: SealKey, attempt: IdempotentAttempt, body: unknown): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.cipher, nonce).setAAD(placeOf(attempt));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(body) ?? 'null', 'utf8'), cipher.final()]);
  return `${key.mark}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')}`;
}

/** @throws when the answer was altered, or is another call's */
function open(key: SealKey, attempt: IdempotentAttempt, text: string): unknown {
  const bytes = Buffer.from(text.slice(key.mark.length + 1), 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key.cipher, bytes.subarray(0, 12)).setAAD(
    placeOf(attempt),
  );
  decipher.setAuthTag(bytes.subarray(12, 28));
  const opened = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  return JSON.parse(opened.toString('utf8')) as unknown;
}

/** An answer moved into another call's row does not open: tokens go to nobody else. */
function placeOf({ scope, endpoint, key, contentHash }: IdempotentAttempt): Buffer {
  return Buffer.from(JSON.stringify([scope, endpoint, key, contentHash]));
}
