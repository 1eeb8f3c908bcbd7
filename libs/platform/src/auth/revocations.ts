import type { Redis } from 'ioredis';
import { log } from '../logging/logger.ts';
import type { VerifiedSession } from './session-token.ts';

const freshMs = 1_000;
const maxRemembered = 20_000;

export const revocationKeys = {
  session: (sessionId: string) => `revoked:session:${sessionId}`,
  account: (accountId: string) => `revoked:account:${accountId}`,
};

type Store = Pick<Redis, 'mget' | 'set'>;

/** Ends one session: tokens of it issued until now are dead everywhere within a second. */
export async function revokeSession(redis: Store, sessionId: string, keepSeconds: number, at = Date.now()) {
  await redis.set(revocationKeys.session(sessionId), String(at), 'EX', keepSeconds);
}

/** Ends all sessions of an account (password change, suspension, erasure). `keepSeconds`: a token's longest life. */
export async function revokeAccount(redis: Store, accountId: string, keepSeconds: number, at = Date.now()) {
  await redis.set(revocationKeys.account(accountId), String(at), 'EX', keepSeconds);
}

interface Remembered {
  readonly readAt: number;
  /** Unix ms; tokens issued until then are dead. 0 when nothing was revoked. */
  readonly revokedAt: number;
}

/**
 * Whether a session was ended. Answers are kept for one second. When Redis is down the last known answer
 * stands, and without one the token is accepted with a warning: tokens end by themselves, and a cache that
 * is down must not sign everybody out.
 */
export class Revocations {
  private readonly remembered = new Map<string, Remembered>();
  private warnedAt = 0;

  constructor(private readonly redis: Store) {}

  async isRevoked(session: VerifiedSession): Promise<boolean> {
    const revokedAt = await this.revokedAt(session);
    return revokedAt > 0 && session.issuedAtMs <= revokedAt;
  }

  private async revokedAt({ sessionId, accountId }: VerifiedSession): Promise<number> {
    const known = this.remembered.get(sessionId);
    const now = Date.now();
    if (known && now - known.readAt < freshMs) return known.revokedAt;
    try {
      const marks = await this.redis.mget(
        revocationKeys.session(sessionId),
        revocationKeys.account(accountId),
      );
      const revokedAt = Math.max(0, ...marks.map(toMs));
      this.remember(sessionId, { readAt: now, revokedAt });
      return revokedAt;
    } catch (error) {
      if (now - this.warnedAt > 10_000) {
        this.warnedAt = now;
        log().warn({ err: error }, 'Revocations cannot be read; the last known state of sessions stands');
      }
      return known?.revokedAt ?? 0;
    }
  }

  private remember(sessionId: string, entry: Remembered): void {
    this.remembered.delete(sessionId);
    this.remembered.set(sessionId, entry);
    const oldest = this.remembered.size > maxRemembered ? this.remembered.keys().next() : undefined;
    if (oldest && !oldest.done) this.remembered.delete(oldest.value);
  }
}

/** Marks are milliseconds; one written in whole seconds counts until the end of its second. */
function toMs(mark: string | null): number {
  const value = Number(mark ?? 0);
  if (!Number.isFinite(value)) return 0;
  return value > 0 && value < 1e11 ? value * 1000 + 999 : value;
}
