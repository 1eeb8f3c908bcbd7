import { DomainError } from '@cursa/platform/http';

/** The owner says that it is gone or taken, for good; any other failure is worth another try. */
export function isGone(error: unknown): error is DomainError {
  return error instanceof DomainError && (error.status === 404 || error.status === 409);
}
