import type { IncomingHttpHeaders } from 'node:http';
import { trace } from '@opentelemetry/api';
import { currentTraceparent } from '@cursa/platform/telemetry';
import type { FastifyRequest } from 'fastify';
import { factsOf } from '../edge/request-facts.ts';

/** Between two connections only, written anew, or words that only the gateway itself may say to the parts. */
const dropped = new Set([
  'host', 'connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection', 'te',
  'trailer', 'transfer-encoding', 'upgrade', 'expect', 'cookie', 'authorization', 'forwarded', 'x-real-ip',
  'x-client-ip', 'true-client-ip', 'x-original-url', 'x-rewrite-url', 'x-http-method-override', 'traceparent',
  'tracestate', 'baggage', 'idempotency-content', 'idempotency-derived', 'x-service-token',
]); // prettier-ignore

function isDropped(name: string): boolean {
  return (
    dropped.has(name) ||
    name.startsWith('x-forwarded-') ||
    name.startsWith('x-cursa-') ||
    name.startsWith('x-internal-')
  );
}

/** Headers that the gateway itself says on a request's behalf: who and from where, and which trace it belongs to. */
export function ownHeaders(request: FastifyRequest): Record<string, string> {
  const { address, token } = factsOf(request);
  // With a running SDK the undici instrumentation adds the trace itself.
  const traceparent = trace.getActiveSpan() ? undefined : currentTraceparent();
  return {
    'x-forwarded-for': address,
    ...(request.headers.host === undefined ? {} : { 'x-forwarded-host': request.headers.host }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(traceparent === undefined ? {} : { traceparent }),
  };
}

/** A request's headers as a part gets them: hop-by-hop, spoofed and internal ones left out. */
export function forwardedHeaders(request: FastifyRequest): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  const source: IncomingHttpHeaders = request.headers;
  for (const name in source) {
    const value = source[name];
    if (value !== undefined && !isDropped(name)) headers[name] = value;
  }
  return Object.assign(headers, ownHeaders(request));
}
