import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { type EndpointDefinition, readsOnly } from '@cursa/contracts/endpoint';
import { DomainError, isConnectFault, refuseForeign, sendAgain } from '@cursa/platform/http';
import { log } from '@cursa/platform/logging';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { answerHeaders } from './answer-headers.ts';
import { bodyOf } from './body-of.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { PartSilentError } from './proxy.errors.ts';
import { isSafeToRepeat } from './safe-to-repeat.ts';
import type { Upstream } from './upstreams.ts';

export interface ForwardOptions {
  readonly endpoint: EndpointDefinition;
  readonly maxBodyBytes: number;
  /** The answer is a stream that lasts: it may stay silent for as long as it likes. */
  readonly isEndless: boolean;
}

/**
 * Streams a request to a part and its answer back, both unread. A client that goes away ends the part's work;
 * a part that breaks off halfway breaks the client's connection, so that nobody takes a half for the whole.
 * @throws PartSilentError, BodyTooLargeError
 */
export async function forward(
  upstream: Upstream,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ForwardOptions,
): Promise<void> {
  const body = await bodyOf(request, options.maxBodyBytes);
  const gone = new EventEmitter();
  let isGone = false;
  const onClose = () => {
    if (reply.raw.writableFinished) return;
    isGone = true;
    gone.emit('abort');
  };
  reply.raw.on('close', onClose);
  const send = () =>
    upstream.pool.stream(
      {
        path: upstream.prefix + request.url,
        method: request.method as Dispatcher.HttpMethod,
        headers: forwardedHeaders(request),
        body,
        signal: gone,
        bodyTimeout: options.isEndless ? 0 : 60_000,
      },
      ({ statusCode, headers }) => {
        refuseForeign(statusCode, headers);
        return begin(reply, statusCode, headers);
      },
    );
  try {
    await sendAgain(send, {
      isSafe: isSafeToRepeat(request, options.endpoint),
      // A body that was streamed is gone.
      isPossible: () => (body === null || Buffer.isBuffer(body)) && !reply.sent && !isGone,
    });
  } catch (error) {
    fail(error, options.endpoint, reply, isGone);
  } finally {
    reply.raw.off('close', onClose);
  }
}

function begin(reply: FastifyReply, status: number, headers: IncomingHttpHeaders) {
  const own = reply.getHeaders() as OutgoingHttpHeaders;
  reply.hijack();
  reply.raw.writeHead(status, answerHeaders(headers, own));
  // The first event may be long in coming; the client learns at once that it is connected.
  if (String(headers['content-type']).startsWith('text/event-stream')) reply.raw.flushHeaders();
  return reply.raw;
}

function fail(error: unknown, endpoint: EndpointDefinition, reply: FastifyReply, isGone: boolean): void {
  if (isGone) {
    if (!reply.sent) reply.hijack();
    return;
  }
  if (reply.sent) {
    log().warn({ err: error, part: endpoint.service }, 'A part broke off in the middle of its answer');
    reply.raw.destroy();
    return;
  }
  if (error instanceof DomainError) throw error;
  throw new PartSilentError(endpoint.service, readsOnly(endpoint) || isConnectFault(error), error);
}
