import { DomainError } from '@cursa/platform/http';

/** Somebody else's account has it; like at registration, no reason is told. */
export class EmailRefusedError extends DomainError {
  constructor() {
    const message = 'This e-mail cannot be used';
    super('email-refused', 409, message, [{ field: 'email', message }]);
  }
}

export class WrongPasswordError extends DomainError {
  constructor() {
    const message = 'The current password is wrong';
    super('wrong-password', 422, message, [{ field: 'current_password', message }]);
  }
}

export class NoSuchDriverError extends DomainError {
  constructor() {
    super('no-such-driver', 404, 'There is no such driver');
  }
}
