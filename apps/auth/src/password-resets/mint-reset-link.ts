import { Inject, Injectable } from '@nestjs/common';
import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { authApi } from '@cursa/contracts/http/auth';
import { CONFIG } from '@cursa/platform/config';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import type { AuthConfig } from '../config.ts';
import { hashToken, newToken } from '../sessions/refresh-token.ts';
import { NoSuchResetError } from './password-reset.errors.ts';

type Link = ResponseOf<typeof authApi.mintPasswordResetLink>;

/** A mail that could not be written for so long is not written any more. */
const mintableHours = 24;

/**
 * Makes the link when the mail is written. A mail written again (the first one may have been lost) gets a new link
 * and the old one dies; the 30 minutes count from the first.
 */
@Injectable()
export class MintResetLink {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<AuthConfig, 'PASSWORD_RESET_SECONDS' | 'PUBLIC_URL'>,
  ) {}

  /** @throws NoSuchResetError for an unknown, used or expired reset */
  async execute(resetId: string): Promise<Link> {
    const token = newToken();
    return inTransaction(this.dataSource, async (manager) => {
      const { accountId, expiresAt } = await this.store(manager, resetId, token);
      const account = await manager.findOneByOrFail(Account, { id: accountId });
      return {
        url: `${this.config.PUBLIC_URL}/new-password?token=${token}`,
        expires_at: expiresAt.toISOString(),
        email: account.email,
        first_name: account.firstName,
      };
    });
  }

  private async store(manager: EntityManager, resetId: string, token: string) {
    const [rows] = (await manager.query(
      `update password_resets
       set token_hash = $2, expires_at = coalesce(expires_at, clock_timestamp() + make_interval(secs => $3))
       where id = $1 and used_at is null and requested_at > clock_timestamp() - make_interval(hours => $4)
         and (expires_at is null or expires_at > clock_timestamp())
       returning account_id, expires_at`,
      [resetId, hashToken(token), this.config.PASSWORD_RESET_SECONDS, mintableHours],
    )) as [{ account_id: string; expires_at: Date }[], number];
    const [row] = rows;
    if (!row) throw new NoSuchResetError();
    return { accountId: row.account_id, expiresAt: row.expires_at };
  }
}
