import { Readable } from 'node:stream';
import type { EndpointDefinition } from '@cursa/contracts/endpoint';
import { askPart, DomainError, isConnectFault, type PartAnswer, sendAgain } from '@cursa/platform/http';
import type { FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Edge } from '../edge/edge.ts';
import { bodyOf } from './body-of.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { PartSilentError } from './proxy.errors.ts';
import { isSafeToRepeat } from './safe-to-repeat.ts';

const maxBodyBytes = 65_536;

/**
 * Sends a small request to its part and reads the whole answer, for calls whose tokens the gateway must see.
 * @param amend changes the JSON body on its way
 * @throws PartSilentError, BodyTooLargeError, DomainError `unreadable-body`
 */
export async function exchange(
  edge: Edge,
  endpoint: EndpointDefinition,
  request: FastifyRequest,
  amend?: (body: unknown) => unknown,
): Promise<PartAnswer> {
  const upstream = edge.upstreams.of(endpoint.service);
  const { 'content-length': _length, ...headers } = forwardedHeaders(request);
  let body = await readAll(await bodyOf(request, maxBodyBytes));
  if (amend) {
    body = Buffer.from(JSON.stringify(amend(parse(body))));
    headers['content-type'] = 'application/json';
  }
  const send = () =>
    askPart(upstream.pool, {
      path: upstream.prefix + request.url,
      method: request.method as Dispatcher.HttpMethod,
      headers,
      body: body.length === 0 ? null : body,
    });
  try {
    return await sendAgain(send, { isSafe: isSafeToRepeat(request, endpoint) });
  } catch (error) {
    throw new PartSilentError(endpoint.service, isConnectFault(error), error);
  }
}

async function readAll(body: Buffer | Readable | null): Promise<Buffer> {
  if (!(body instanceof Readable)) return body ?? Buffer.alloc(0);
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parse(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    throw new DomainError('unreadable-body', 400, 'The body could not be read');
  }
}
