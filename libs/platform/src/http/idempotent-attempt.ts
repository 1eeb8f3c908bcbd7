import type { EndpointDefinition } from '@cursa/contracts/endpoint';
import type { FastifyRequest } from 'fastify';
import { contentHash } from './content-hash.ts';
import { DomainError } from './domain-error.ts';
import type { IdempotentAttempt } from './idempotency.port.ts';
import { stateOf, type RequestWithRawBody } from './request-state.ts';

/** Headers by which the gateway speaks about keys that it made or content that it translated; it strips a client's own. */
export const idempotencyHeaders = {
  key: 'idempotency-key',
  content: 'idempotency-content',
  derived: 'idempotency-derived',
} as const;

/**
 * The attempt a request belongs to, or undefined when it brings no key.
 * @throws DomainError `invalid-idempotency-key`
 */
export function attemptOf(
  endpoint: EndpointDefinition,
  request: RequestWithRawBody,
): IdempotentAttempt | undefined {
  const key = header(request, idempotencyHeaders.key);
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new DomainError(
      'invalid-idempotency-key',
      400,
      'An Idempotency-Key has 1 to 200 visible ASCII characters without spaces',
    );
  }
  const { params, query, body } = request;
  return {
    scope: scopeOf(request),
    endpoint: endpoint.id,
    key,
    contentHash:
      header(request, idempotencyHeaders.content) ??
      contentHash({ params, query, body: endpoint.raw ? (request.rawBody ?? null) : body }),
    derived: header(request, idempotencyHeaders.derived) === '1',
  };
}

function scopeOf(request: FastifyRequest): string {
  const { caller, callingService } = stateOf(request);
  if (caller) return `account:${caller.accountId}`;
  return callingService ? `service:${callingService}` : 'open';
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
