import { DomainError } from '@cursa/platform/http';

/** Unknown, used, expired: one answer. */
export class ResetLinkDeadError extends DomainError {
  constructor() {
    super('reset-link-dead', 410, 'This link does not work any more; ask for a new one');
  }
}

export class NoSuchResetError extends DomainError {
  constructor() {
    super('no-such-reset', 404, 'There is no such open password reset');
  }
}
