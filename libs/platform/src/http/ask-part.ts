import { Writable } from 'node:stream';
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { ForeignAnswerError } from './service-client.errors.ts';

/** In every answer of a part; whoever else may stand at its address does not give it (decision 20). */
export const TRACE_ID_HEADER = 'x-trace-id';

/** What Node answers before a request reaches any of our code, and then closes the connection (RFC 9110 §15.5, 6585 §5). */
const BEFORE_OURS = new Set([400, 408, 431]);

export interface PartAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Asks a part and reads its whole answer.
 * @throws ForeignAnswerError when it is not the part's; undici's errors
 */
export async function askPart(pool: Dispatcher, request: Dispatcher.RequestOptions): Promise<PartAnswer> {
  const chunks: Buffer[] = [];
  let head: Omit<PartAnswer, 'body'> | undefined;
  await pool.stream(request, ({ statusCode, headers }) => {
    refuseForeign(statusCode, headers);
    head = { status: statusCode, headers };
    return new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
  });
  if (!head) throw new Error('An answer ended without having begun');
  return { ...head, body: Buffer.concat(chunks) };
}

/** What an answer says, if that is JSON. */
export function jsonOf({ body }: PartAnswer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Called when an answer begins, inside undici: throwing there closes the connection, so that the next call does not go
 * to the same stranger.
 * @throws ForeignAnswerError
 */
export function refuseForeign(status: number, headers: IncomingHttpHeaders): void {
  if (headers[TRACE_ID_HEADER] === undefined && !BEFORE_OURS.has(status))
    throw new ForeignAnswerError(status);
}
