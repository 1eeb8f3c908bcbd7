import type { ServiceName } from '@cursa/contracts/endpoint';
import { DomainError, isConnectFault } from '@cursa/platform/http';

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

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

/** The connection broke before an answer began: a read may be tried again. */
export function isBrokenConnection(error: unknown): boolean {
  return isConnectFault(error) || ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes(codeOf(error));
}
