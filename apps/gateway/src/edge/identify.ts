import type { FastifyRequest } from 'fastify';
import { clientAddress } from './client-address.ts';
import type { Edge } from './edge.ts';
import { setFacts } from './request-facts.ts';
import { sessionCookieOf } from './session-cookies.ts';

/** Learns where a request comes from and who makes it. A token in the Authorization header wins over the cookie. */
export async function identify(request: FastifyRequest, edge: Edge): Promise<void> {
  const address = clientAddress(request, edge.config.TRUSTED_PROXY_HOPS);
  const fromHeader = bearer(request);
  const hasHeader = request.headers.authorization !== undefined;
  const token = hasHeader ? fromHeader : sessionCookieOf(request);
  const caller = token === undefined ? undefined : await edge.sessions.read(token);
  setFacts(request, { address, token, caller, isCookieSession: !hasHeader && token !== undefined });
}

function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1];
}
