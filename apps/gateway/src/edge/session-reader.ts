import type { CallerIdentity, Sessions } from '@cursa/platform/auth';

const freshMs = 1_000;
const maxRemembered = 10_000;

interface Remembered {
  readonly until: number;
  readonly caller: Promise<CallerIdentity | undefined>;
}

/**
 * Reads sessions and remembers the answer for a second, as revocations are: verifying a signature for each of a
 * page's twenty calls would be most of the gateway's work.
 */
export class SessionReader {
  private readonly remembered = new Map<string, Remembered>();

  constructor(private readonly sessions: Pick<Sessions, 'read'>) {}

  /** The caller, or undefined when the token is invalid, expired or revoked. */
  read(token: string): Promise<CallerIdentity | undefined> {
    const now = Date.now();
    const known = this.remembered.get(token);
    if (known && known.until > now) return known.caller;
    const caller = this.sessions.read(token);
    this.remembered.delete(token);
    this.remembered.set(token, { until: now + freshMs, caller });
    if (this.remembered.size > maxRemembered) this.forgetOldest();
    return caller;
  }

  /** After a sign-out the next call with this token is read anew. */
  forget(token: string): void {
    this.remembered.delete(token);
  }

  private forgetOldest(): void {
    const oldest = this.remembered.keys().next();
    if (!oldest.done) this.remembered.delete(oldest.value);
  }
}
