import type { CallerIdentity } from './caller.ts';
import type { Revocations } from './revocations.ts';
import { verifySession, type SessionKeys } from './session-token.ts';

/** Reads who is signed in from a token: valid, and not ended. */
export class Sessions {
  constructor(
    private readonly keys: SessionKeys,
    private readonly revocations: Revocations,
  ) {}

  /** The caller, or undefined when the token is invalid, expired or revoked. */
  async read(token: string): Promise<CallerIdentity | undefined> {
    let session;
    try {
      session = await verifySession(token, this.keys);
    } catch {
      return undefined;
    }
    if (await this.revocations.isRevoked(session)) return undefined;
    const { accountId, role, sessionId, userType, status, methods } = session;
    return { accountId, role, sessionId, userType, status, methods, token };
  }
}
