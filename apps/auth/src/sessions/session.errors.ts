import { DomainError } from '@cursa/platform/http';

/** Unknown e-mail and wrong password are one answer (decision 5). */
export class InvalidLoginError extends DomainError {
  constructor() {
    super('invalid-login', 401, 'The e-mail or the password is wrong');
  }
}

export class SessionEndedError extends DomainError {
  constructor() {
    super('session-ended', 401, 'This session has ended; sign in again');
  }
}

/** After too many failures attempts on one account come one at a time. */
export class TooManyAttemptsError extends DomainError {
  constructor() {
    super('too-many-requests', 429, 'Too many attempts to sign in; try again in a few seconds');
  }
}
