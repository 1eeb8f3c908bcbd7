import { DomainError } from '../http/domain-error.ts';

/** A part this service needs is down: the caller gets 503 and may try again. */
export class PartUnavailable extends DomainError {
  constructor(part: string, cause?: unknown) {
    super('part-unavailable', 503, `${part} cannot be reached right now; try again in a moment`);
    this.cause = cause;
  }
}
