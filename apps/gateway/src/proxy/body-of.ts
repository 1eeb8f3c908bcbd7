import { Transform, type Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { BodyTooLargeError } from './proxy.errors.ts';

/** Up to here a body is taken in whole: cheaper than a stream, and it can be sent again when no part took it. */
const wholeBytes = 65_536;

/**
 * The request's body, unread; null without one. A long one is a stream of its own: a part that fails must not take
 * the client's connection with it, on which the failure is to be answered.
 * @throws BodyTooLargeError at once for a stated length; a stream without one fails when it has passed the limit
 */
export async function bodyOf(request: FastifyRequest, maxBytes: number): Promise<Buffer | Readable | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const length = request.headers['content-length'];
  if (length === undefined)
    return request.headers['transfer-encoding'] ? limited(request.raw, maxBytes) : null;
  if (Number(length) > maxBytes) throw new BodyTooLargeError(maxBytes);
  if (Number(length) > wholeBytes) return limited(request.raw, maxBytes);
  if (Number(length) === 0) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of request.raw) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function limited(source: Readable, maxBytes: number): Readable {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new BodyTooLargeError(maxBytes));
      else done(null, chunk);
    },
  });
  // When nobody takes the rest any more it is let go by, so that the client gets to read its answer.
  counter.on('close', () => source.unpipe(counter).resume());
  counter.on('error', () => undefined);
  source.on('error', (error) => counter.destroy(error));
  source.on('close', () => {
    if (!source.readableEnded) counter.destroy(new Error('The client went away while sending'));
  });
  return source.pipe(counter);
}
