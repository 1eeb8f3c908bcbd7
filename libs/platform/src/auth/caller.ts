import type { Role } from '@cursa/contracts/endpoint';

export type AccountStatus = 'pending' | 'active' | 'suspended';

/** The signed-in person who calls, as the session token says. */
export interface CallerIdentity {
  readonly accountId: string;
  readonly role: Role;
  readonly sessionId: string;
  /** 1 sender, 2 driver, 3 business sender; absent for administrators. */
  readonly userType: number | undefined;
  /** Of drivers, as of the token's issue; always active for others. */
  readonly status: AccountStatus;
  /** How the person signed in (`pwd`, `otp`). */
  readonly methods: readonly string[];
  /** The token itself, to call other services on the person's behalf. */
  readonly token: string;
}
