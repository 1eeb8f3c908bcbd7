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

const connectCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

/** No connection was made, so nothing was sent. */
export function isConnectFault(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isConnectFault);
  return connectCodes.has(codeOf(error));
}

/** The connection broke before an answer began: a read may be tried again. */
export function isBrokenConnection(error: unknown): boolean {
  return isConnectFault(error) || ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error));
}
