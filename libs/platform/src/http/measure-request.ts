import type { FastifyRequest } from 'fastify';
import { attributes } from '../telemetry/attributes.ts';
import { measure } from '../telemetry/instruments.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Rate, errors and duration of a route. Streams of events last as long as somebody looks: they are left out. */
export function measureRequest(
  request: FastifyRequest,
  route: string,
  status: number,
  seconds: number,
): void {
  if (status === 200 && request.headers.accept?.startsWith('text/event-stream')) return;
  measure('httpServerDuration', seconds, {
    [attributes.httpMethod]: methods.has(request.method) ? request.method : '_OTHER',
    [attributes.httpRoute]: route,
    [attributes.httpStatus]: status,
  });
}
