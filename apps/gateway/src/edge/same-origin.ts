import { DomainError } from '@cursa/platform/http';
import type { FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { factsOf, setFacts } from './request-facts.ts';
import { refreshCookieOf } from './session-cookies.ts';

export class CrossSiteError extends DomainError {
  constructor() {
    super('cross-site-request', 403, 'This call must come from the pages of Cursa itself');
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is open to all, signed in or not, and uses no cookie. */
    isOpen?: boolean;
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A browser sends its cookies along with forms of other sites too, so a call that changes something with a cookie
 * must say that it comes from our own pages: Sec-Fetch-Site or Origin, and neither may contradict (decision 3).
 * Without a cookie a browser's word is only refused when it names another site: nobody is signed in from outside.
 * A call that is open to all needs no cookie: without such a word it goes on as from nobody, so that programs that
 * keep cookies can sign in again.
 * @throws CrossSiteError
 */
export function requireSameOrigin(request: FastifyRequest, config: GatewayConfig): void {
  const { isOpen = false } = request.routeOptions.config;
  if (reading.has(request.method)) return;
  if (request.headers.authorization !== undefined) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site !== undefined && site !== 'same-origin' && !isAllowed(origin, config)) throw new CrossSiteError();
  if (origin !== undefined && !isOwn(origin, request, config)) throw new CrossSiteError();
  const usesCookie = factsOf(request).isCookieSession || refreshCookieOf(request) !== undefined;
  if (!usesCookie || site !== undefined || origin !== undefined) return;
  if (!isOpen) throw new CrossSiteError();
  setFacts(request, { ...factsOf(request), token: undefined, caller: undefined, isCookieSession: false });
}

function isOwn(origin: string, request: FastifyRequest, config: GatewayConfig): boolean {
  if (origin === new URL(config.PUBLIC_URL).origin || isAllowed(origin, config)) return true;
  // Another name of the same host (127.0.0.1 for localhost); a browser never forges its Host header.
  return URL.canParse(origin) && new URL(origin).host === request.headers.host;
}

function isAllowed(origin: string | undefined, config: GatewayConfig): boolean {
  return origin !== undefined && (config.ALLOWED_ORIGINS?.includes(origin) ?? false);
}
