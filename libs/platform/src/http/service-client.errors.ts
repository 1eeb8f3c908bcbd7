import { type EndpointDefinition, readsOnly } from '@cursa/contracts/endpoint';
import { DomainError } from './domain-error.ts';

const FOREIGN_ANSWER = 'CURSA_FOREIGN_ANSWER';

/** The part could not be reached, or did not answer in time. */
export class PartUnavailableError extends DomainError {
  constructor(endpoint: EndpointDefinition, cause: unknown) {
    // After a lost answer to a write nobody knows whether it was done: nothing is promised then.
    const isCertain = readsOnly(endpoint) || isConnectFault(cause);
    const rest = isCertain ? 'nothing was changed' : 'look whether it was done before you try again';
    super('part-unavailable', 503, `${endpoint.service} is not answering; ${rest}`);
    this.cause = cause;
  }
}

/** The part answered with a failure of its own, or with something that its contract does not allow. */
export class PartFailedError extends DomainError {
  constructor(endpoint: EndpointDefinition, status: number, cause: unknown) {
    super('part-failed', 502, `${endpoint.service} failed`);
    this.cause = cause ?? new Error(`${endpoint.id} answered ${status}`);
  }
}

/** Somebody answered who is not the part: its pod is gone, and its address belongs to another or to the network itself. */
export class ForeignAnswerError extends Error {
  readonly code = FOREIGN_ANSWER;

  constructor(status: number) {
    super(`What answered ${status} is no part of ours`);
  }
}

const CONNECT_FAULTS = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const BROKEN = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE', FOREIGN_ANSWER]);

/** No connection was made, so nothing was sent. */
export function isConnectFault(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isConnectFault);
  return CONNECT_FAULTS.has(codeOf(error));
}

/** The connection closed under the call, or led to somebody else: whether the part took it is not known. */
export function isBrokenConnection(error: unknown): boolean {
  return BROKEN.has(codeOf(error));
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
