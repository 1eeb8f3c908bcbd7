import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { authApi } from '@cursa/contracts/http/auth';
import { CONFIG } from '@cursa/platform/config';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.entity.ts';
import { OwnAccounts } from '../accounts/own-account.ts';
import { applicationOf } from '../accounts/person.ts';
import type { AuthConfig } from '../config.ts';
import { EndSessions } from './end-sessions.ts';
import { holdAccount } from './hold-account.ts';
import { hashToken, successorOf } from './refresh-token.ts';
import { Session } from './session.entity.ts';
import { SessionEndedError } from './session.errors.ts';
import { SessionIssuer } from './session-issuer.ts';

type Answer = ResponseOf<typeof authApi.refresh>;

interface TokenRow {
  readonly session_id: string;
  readonly successor_seed: Buffer | null;
  /** Seconds since its first use; null while unused. */
  readonly used_seconds: number | null;
}

/** Exchanges a refresh token for its successor (decision 2). */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly dataSource: DataSource,
    private readonly issuer: SessionIssuer,
    private readonly ends: EndSessions,
    private readonly accounts: OwnAccounts,
    @Inject(CONFIG)
    private readonly config: Pick<AuthConfig, 'REFRESH_REUSE_SECONDS' | 'REFRESH_TOKEN_SECONDS'>,
  ) {}

  /** @throws SessionEndedError for an unknown, expired, ended or replayed token; a replay ends the whole family */
  async execute(token: string): Promise<Answer> {
    const outcome = await inTransaction(this.dataSource, (manager) => this.exchange(manager, token));
    if (outcome === 'replayed') await this.ends.announce();
    if (typeof outcome === 'string') throw new SessionEndedError();
    return outcome;
  }

  private async exchange(manager: EntityManager, token: string): Promise<Answer | 'ended' | 'replayed'> {
    const row = await lockToken(manager, token);
    if (!row) return 'ended';
    const session = await manager.findOneBy(Session, { id: row.session_id });
    if (!session || session.endedAt) return 'ended';
    const account = await holdAccount(manager, session.accountId);
    if (!account || (await hasEnded(manager, session.id))) return 'ended';
    if (row.used_seconds !== null && row.used_seconds > this.config.REFRESH_REUSE_SECONDS) {
      await this.ends.one(manager, session.id, 'refresh-reused');
      return 'replayed';
    }
    const successor = await this.successor(manager, token, row);
    return this.answer(manager, account, session, successor);
  }

  /** The first use makes the successor; a second one within seconds, of another tab, gets the same. */
  private async successor(manager: EntityManager, token: string, row: TokenRow): Promise<string> {
    if (row.successor_seed) return successorOf(token, row.successor_seed);
    const seed = randomBytes(32);
    const successor = successorOf(token, seed);
    await manager.query(
      'update refresh_tokens set used_at = clock_timestamp(), successor_seed = $2 where hash = $1',
      [hashToken(token), seed],
    );
    await this.issuer.storeRefreshToken(manager, row.session_id, successor);
    await manager.query(
      'update sessions set expires_at = clock_timestamp() + make_interval(secs => $2) where id = $1',
      [row.session_id, this.config.REFRESH_TOKEN_SECONDS],
    );
    return successor;
  }

  private async answer(
    manager: EntityManager,
    account: Account,
    session: Session,
    refreshToken: string,
  ): Promise<Answer> {
    const access = await this.issuer.accessToken(manager, account, session);
    const application = await applicationOf(manager, account);
    return {
      account: this.accounts.show({ account, application }),
      session: { ...access, refresh_token: refreshToken },
    };
  }
}

/** The row lock makes parallel uses of one token wait for each other: the second sees the first one's successor. */
async function lockToken(manager: EntityManager, token: string): Promise<TokenRow | undefined> {
  const rows = (await manager.query(
    `select session_id, successor_seed, extract(epoch from clock_timestamp() - used_at)::float8 as used_seconds
     from refresh_tokens where hash = $1 for update`,
    [hashToken(token)],
  )) as TokenRow[];
  return rows[0];
}

/** Asked again once the account is held: what ends sessions holds it, too. */
async function hasEnded(manager: EntityManager, sessionId: string): Promise<boolean> {
  const rows = (await manager.query(
    'select 1 from sessions where id = $1 and ended_at is null and expires_at > clock_timestamp()',
    [sessionId],
  )) as unknown[];
  return rows.length === 0;
}
