import { idempotencyHeaders } from '@cursa/platform/http';
import type { FastifyRequest } from 'fastify';

/** Whether the request changes nothing by its method. */
export function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a part that got the request twice would do it once. @param honoursKey whether the endpoint knows keys */
export function isSafeToRepeat(request: FastifyRequest, honoursKey: boolean): boolean {
  return isReading(request) || (honoursKey && request.headers[idempotencyHeaders.key] !== undefined);
}
