export { type CallerIdentity, type AccountStatus } from './caller.ts';
export { Caller, CallingService } from './caller.decorator.ts';
export {
  signSession,
  verifySession,
  sessionKeys,
  type SessionClaims,
  type SessionKeys,
  type VerifiedSession,
} from './session-token.ts';
export { generateSessionKeys, type SessionKeyPair } from './session-keys.ts';
export { revokeSession, revokeAccount, revocationKeys, Revocations } from './revocations.ts';
export { ServiceTokens } from './service-token.ts';
export { Sessions } from './sessions.ts';
export { DRIVER_STANDING, type DriverStanding, type Standing } from './driver-standing.ts';
export { NoSessionError, WrongRoleError, NotAServiceError, DriverNotActivatedError } from './auth.errors.ts';
