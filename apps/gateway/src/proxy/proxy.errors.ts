import type { ServiceName } from '@cursa/contracts/endpoint';
import { DomainError } from '@cursa/platform/http';

/** The part gave no answer. Whether it did something is only certain when nothing was sent to it. */
export class PartSilentError extends DomainError {
  constructor(service: ServiceName, isUnchanged: boolean, cause: unknown) {
    const rest = isUnchanged ? 'nothing was changed' : 'look whether it was done before you try again';
    super('part-unavailable', 503, `${service} is not answering; ${rest}`);
    this.cause = cause;
  }
}

export class BodyTooLargeError extends DomainError {
  constructor(maxBytes: number) {
    super('body-too-large', 413, `The body is larger than the ${maxBytes} bytes that this endpoint takes`);
  }
}
