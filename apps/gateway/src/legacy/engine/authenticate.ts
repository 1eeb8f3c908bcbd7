import type { LegacyCallDefinition, LegacyWho } from '@cursa/contracts/legacy/define-call';
import type { Role } from '@cursa/contracts/endpoint';
import { NoSessionError, WrongRoleError, type CallerIdentity } from '@cursa/platform/auth';

const roles: Readonly<Record<Exclude<LegacyWho, 'open'>, readonly Role[]>> = {
  any: ['user', 'driver', 'admin'],
  user: ['user'],
  driver: ['driver'],
  'user-or-driver': ['user', 'driver'],
};

/**
 * Lets a caller in as the call says, before any of the body is read.
 * @throws NoSessionError, WrongRoleError
 */
export function admit(call: LegacyCallDefinition, caller: CallerIdentity | undefined): void {
  if (call.who === 'open') return;
  if (!caller) throw new NoSessionError();
  if (!roles[call.who].includes(caller.role)) throw new WrongRoleError();
}
