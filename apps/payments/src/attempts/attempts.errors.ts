import { DomainError } from '@cursa/platform/http';
import type { Failure } from './attempt.ts';

/** An attempt that failed, told again as it was told first. */
export class AttemptFailedError extends DomainError {
  constructor({ code, status, message, fields }: Failure) {
    super(code, status, message, fields);
  }
}

/** Another process works on this very attempt; the caller may ask again. */
export class AttemptBusyError extends DomainError {
  constructor() {
    super('payment-in-progress', 503, 'This payment is still being worked on; look again in a moment');
  }
}

/** The attempt is no longer ours to change: its lease went to another process, or it moved on. */
export class LostAttemptError extends Error {
  constructor(attemptId: string) {
    super(`Attempt ${attemptId} moved on without this process`);
    this.name = 'LostAttemptError';
  }
}

/** A state change that is in no table: a fault of ours. */
export class ForbiddenTransitionError extends Error {
  constructor(from: string, to: string) {
    super(`An attempt cannot go from ${from} to ${to}`);
    this.name = 'ForbiddenTransitionError';
  }
}

export function failureOf(error: DomainError): Failure {
  return { code: error.code, status: error.status, message: error.message, fields: error.fields };
}
