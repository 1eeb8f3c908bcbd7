import { newId } from '@cursa/kernel/ids';
import { inTransaction } from '@cursa/platform/persistence';
import type { DataSource } from 'typeorm';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { audit } from './audit-log.ts';
import { newTotpSecret } from './totp.ts';

export interface NewAdmin {
  readonly email: string;
  readonly password: string;
}

/**
 * Makes an administrator with a secret for an authenticator. An e-mail that has one already is left as it is.
 * @returns the secret, or undefined when nothing was made
 */
export async function createAdmin(
  dataSource: DataSource,
  hasher: PasswordHasher,
  { email, password }: NewAdmin,
): Promise<string | undefined> {
  const id = newId();
  const secret = newTotpSecret();
  const passwordHash = await hasher.hash(password);
  return inTransaction(dataSource, async (manager) => {
    const made = (await manager.query(
      `insert into admins (id, email, password_hash, totp_secret) values ($1, $2, $3, $4)
       on conflict (email) do nothing returning id`,
      [id, email.toLowerCase(), passwordHash, secret],
    )) as unknown[];
    if (made.length === 0) return undefined;
    await audit(manager, { adminId: id, act: 'admin.created', subjectId: id });
    return secret;
  });
}
