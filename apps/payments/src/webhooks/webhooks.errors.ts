import { DomainError } from '@cursa/platform/http';

export class BadSignatureError extends DomainError {
  constructor() {
    super('bad-signature', 400, 'The signature does not fit the body, or is too old');
  }
}
