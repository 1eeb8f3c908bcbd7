import { DomainError } from '@cursa/platform/http';

/** MongoDB cannot be reached, or its indexes, on which order and uniqueness rest, are not known to be there yet. */
export class MessageStoreDown extends DomainError {
  constructor(cause?: unknown) {
    super(
      'part-unavailable',
      503,
      'The message store (MongoDB) cannot be reached right now; try again in a moment',
    );
    this.cause = cause;
  }
}

const unreachable = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'PoolClearedOnNetworkError',
  'MongoWaitQueueTimeoutError',
  'DisconnectedError',
]);

/** Codes of a server that is changing its primary or shutting down. */
const unavailableCodes = new Set([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

export function isStoreDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (unreachable.has(error.name) || (typeof code === 'number' && unavailableCodes.has(code))) return true;
  // Mongoose says so when it has not been connected once and may not buffer.
  return error.name === 'MongooseError' && error.message.includes('before initial connection');
}

export function isDuplicateKey(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 11_000;
}
