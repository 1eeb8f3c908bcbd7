import { DomainError } from '../http/domain-error.ts';

export class NoSessionError extends DomainError {
  constructor() {
    super('no-session', 401, 'Sign in first');
  }
}

export class WrongRoleError extends DomainError {
  constructor() {
    super('wrong-role', 403, 'Your account may not do this');
  }
}

export class NotAServiceError extends DomainError {
  constructor() {
    super('not-a-service', 403, 'Only other parts of Cursa may call this');
  }
}

/** Text of specification: shown to drivers until an administrator has activated them (decision 7). */
export class DriverNotActivatedError extends DomainError {
  constructor() {
    super('driver-not-activated', 403, 'Your account is not activated by admin!');
  }
}
