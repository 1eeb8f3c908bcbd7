import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { IdempotencyStorePort, IdempotentAttempt, StoredAnswer } from '@cursa/platform/http';
import type { Secret } from '@cursa/platform/config';

/**
 * Remembers first answers without leaving them readable: here they hold session tokens, and the hash of a
 * registration's content would let whoever stole the table guess the password in it, past argon2id.
 */
export class SealedAnswers implements IdempotencyStorePort {
  private readonly key: Buffer;

  constructor(
    private readonly inner: IdempotencyStorePort,
    secret: Secret,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret.reveal(), '', 'cursa-auth idempotency', 32));
  }

  async run(
    attempt: IdempotentAttempt,
    work: (operationId: string) => Promise<StoredAnswer>,
  ): Promise<StoredAnswer> {
    const contentHash = createHmac('sha256', this.key).update(attempt.contentHash).digest('hex');
    const answer = await this.inner.run({ ...attempt, contentHash }, async (operationId) => {
      const { status, body } = await work(operationId);
      return { status, body: this.seal(body) };
    });
    return { status: answer.status, body: this.open(String(answer.body)) };
  }

  private seal(body: unknown): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(body), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
  }

  private open(text: string): unknown {
    const bytes = Buffer.from(text, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    const opened = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    return JSON.parse(opened.toString('utf8')) as unknown;
  }
}
