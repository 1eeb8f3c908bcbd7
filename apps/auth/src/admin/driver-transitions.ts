import type { AccountStatus } from '@cursa/contracts/http/auth';

export type Decision = 'activate' | 'reject' | 'suspend';

/** Where a decision leads from each status; what is not named here is refused. */
const table: Readonly<Record<AccountStatus, Readonly<Partial<Record<Decision, AccountStatus>>>>> = {
  pending: { activate: 'active', reject: 'rejected' },
  active: { suspend: 'suspended' },
  rejected: { activate: 'active' },
  suspended: { activate: 'active', reject: 'rejected' },
};

/** The status after a decision; undefined when it cannot be made from here. */
export function decide(from: AccountStatus, decision: Decision): AccountStatus | undefined {
  return table[from][decision];
}
