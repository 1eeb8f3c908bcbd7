import { readFileSync } from 'node:fs';

export interface Account {
  readonly role: 'sender' | 'driver' | 'pending-driver' | 'admin';
  readonly email: string;
  readonly password: string;
}

/** What `npm start` says of the running system. */
export interface Ready {
  readonly url: string;
  readonly app_code: string;
  readonly mail_url: string;
  readonly jaeger_url: string;
  readonly coupon: string;
  readonly accounts: readonly Account[];
}

/** @throws Error with what to do when nothing runs */
export function readReady(file = process.env.CURSA_READY_FILE ?? '.cursa/ready.json'): Ready {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Ready;
  } catch {
    throw new Error(
      `Cursa is not running (${file} is missing): start it with "npm start" in another terminal and wait until it says that it is ready.`,
    );
  }
}

export function accountOf(ready: Ready, role: Account['role']): Account {
  const account = ready.accounts.find((entry) => entry.role === role);
  if (!account) throw new Error(`The running system names no ${role} to sign in as`);
  return account;
}
