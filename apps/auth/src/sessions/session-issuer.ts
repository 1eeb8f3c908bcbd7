import { Inject, Injectable } from '@nestjs/common';
import { newId } from '@cursa/kernel/ids';
import { signSession } from '@cursa/platform/auth';
import { CONFIG } from '@cursa/platform/config';
import type { SessionTokens } from '@cursa/contracts/http/auth';
import type { JWK } from 'jose';
import type { EntityManager } from 'typeorm';
import { roleOf, type Account } from '../accounts/account.entity.ts';
import type { AuthConfig } from '../config.ts';
import { hashToken, newToken } from './refresh-token.ts';
import { Session } from './session.entity.ts';

/** Writes sessions and signs their tokens. All instants are the database's: one clock for issue and revocation. */
@Injectable()
export class SessionIssuer {
  private readonly key: JWK;

  constructor(@Inject(CONFIG) private readonly config: AuthConfig) {
    this.key = JSON.parse(config.SESSION_PRIVATE_KEY.reveal()) as JWK;
  }

  /** Opens a session for an account whose row the caller's transaction holds (see `holdAccount`). */
  async open(manager: EntityManager, account: Account, lifetime: 'browser' | 'long'): Promise<SessionTokens> {
    const seconds =
      lifetime === 'browser' ? this.config.REFRESH_TOKEN_SECONDS : this.config.LONG_TOKEN_SECONDS;
    const session = { principal: 'account', accountId: account.id, lifetime, methods: ['pwd'] } as const;
    const { id } = await insertSession(manager, session, seconds);
    const access = await this.accessToken(manager, account, { id, lifetime, methods: ['pwd'] });
    if (lifetime === 'long') return access;
    const refreshToken = newToken();
    await this.storeRefreshToken(manager, id, refreshToken);
    return { ...access, refresh_token: refreshToken };
  }

  async openForAdmin(
    manager: EntityManager,
    adminId: string,
    methods: readonly string[],
  ): Promise<SessionTokens> {
    const seconds = this.config.ADMIN_TOKEN_SECONDS;
    const session = { principal: 'admin', accountId: adminId, lifetime: 'admin', methods } as const;
    const { id } = await insertSession(manager, session, seconds);
    return this.sign(
      { sub: adminId, role: 'admin', sid: id, st: 'active', amr: [...methods] },
      seconds,
      await nowMs(manager),
    );
  }

  /** A further access token of a running session. */
  async accessToken(
    manager: EntityManager,
    account: Account,
    session: Pick<Session, 'id' | 'lifetime' | 'methods'>,
  ): Promise<SessionTokens> {
    const seconds =
      session.lifetime === 'browser' ? this.config.ACCESS_TOKEN_SECONDS : this.config.LONG_TOKEN_SECONDS;
    const claims = {
      sub: account.id,
      role: roleOf(account),
      sid: session.id,
      ut: account.userType,
      // A rejected driver's sessions are ended; the token knows three states only.
      st: account.status === 'rejected' ? ('suspended' as const) : account.status,
      amr: [...session.methods],
    };
    return this.sign(claims, seconds, await nowMs(manager));
  }

  async storeRefreshToken(manager: EntityManager, sessionId: string, token: string): Promise<void> {
    await manager.query('insert into refresh_tokens (hash, session_id) values ($1, $2)', [
      hashToken(token),
      sessionId,
    ]);
  }

  private async sign(
    claims: Parameters<typeof signSession>[0],
    seconds: number,
    now: number,
  ): Promise<SessionTokens> {
    const token = await signSession(claims, this.key, { expiresInSeconds: seconds, now });
    return { access_token: token, expires_at: new Date(now + seconds * 1000).toISOString() };
  }
}

type NewSession = Readonly<Pick<Session, 'principal' | 'accountId' | 'lifetime'>> & {
  readonly methods: readonly string[];
};

async function insertSession(
  manager: EntityManager,
  session: NewSession,
  seconds: number,
): Promise<{ id: string }> {
  const id = newId();
  await manager.query(
    `insert into sessions (id, principal, account_id, lifetime, methods, expires_at)
     values ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(secs => $6))`,
    [id, session.principal, session.accountId, session.lifetime, session.methods, seconds],
  );
  return { id };
}

/** The database's clock, Unix ms. */
export async function nowMs(manager: EntityManager): Promise<number> {
  const [row] = (await manager.query(
    'select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  )) as { now: number }[];
  return row?.now ?? Date.now();
}
