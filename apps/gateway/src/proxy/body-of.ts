import { Readable, Transform } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { BodyTooLargeError } from './proxy.errors.ts';

/**
 * The request's body as it comes in, unread; null without one.
 * @throws BodyTooLargeError at once for a stated length; a stream without one fails when it has passed the limit
 */
export function bodyOf(request: FastifyRequest, maxBytes: number): Readable | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  const length = request.headers['content-length'];
  if (length === undefined) return request.headers['transfer-encoding'] ? limited(request.raw, maxBytes) : null;
  if (Number(length) > maxBytes) throw new BodyTooLargeError(maxBytes);
  return Number(length) === 0 ? null : request.raw;
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
  source.on('error', (error) => counter.destroy(error));
  source.on('close', () => {
    if (!source.readableEnded) counter.destroy(new Error('The client went away while sending'));
  });
  return source.pipe(counter);
}
