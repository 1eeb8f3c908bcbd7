import { type EndpointDefinition, readsOnly } from '@cursa/contracts/endpoint';
import { idempotencyHeaders } from '@cursa/platform/http';
import type { FastifyRequest } from 'fastify';

/** Whether a part that got the request twice would do it once. */
export function isSafeToRepeat(request: FastifyRequest, endpoint: EndpointDefinition): boolean {
  const hasKey = endpoint.idempotent === true && request.headers[idempotencyHeaders.key] !== undefined;
  return hasKey || readsOnly(endpoint);
}
