import type { FastifyRequest } from 'fastify';

/** The path that was called, without its query: queries may carry personal data. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? request.url;
}
