import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';

const sessionCookie = 'cursa_session';
const refreshCookie = 'cursa_refresh';
/** The refresh token goes nowhere but where it is exchanged or ended. */
const refreshPath = '/api/v1/session';

export interface IssuedTokens {
  readonly access_token: string;
  readonly expires_at: string;
  readonly refresh_token?: string | undefined;
}

function read(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, ...rest] = pair.trim().split('=');
    const value = rest.join('=');
    if (key === name && value !== '') return value;
  }
  return undefined;
}

export function sessionCookieOf(request: FastifyRequest): string | undefined {
  return read(request, sessionCookie);
}

export function refreshCookieOf(request: FastifyRequest): string | undefined {
  return read(request, refreshCookie);
}

/** Hands a browser its session: HttpOnly, SameSite=Lax so that a return from a bank's page keeps it (decision 2). */
export function setSessionCookies(reply: FastifyReply, config: GatewayConfig, tokens: IssuedTokens): void {
  const life = Math.max(0, Math.floor((Date.parse(tokens.expires_at) - Date.now()) / 1000));
  append(reply, config, sessionCookie, tokens.access_token, '/', life);
  // A refresh token that an earlier session left behind belongs to somebody else.
  const refresh = tokens.refresh_token ?? '';
  append(
    reply,
    config,
    refreshCookie,
    refresh,
    refreshPath,
    refresh === '' ? 0 : config.REFRESH_COOKIE_DAYS * 86_400,
  );
}

export function clearSessionCookies(reply: FastifyReply, config: GatewayConfig): void {
  append(reply, config, sessionCookie, '', '/', 0);
  append(reply, config, refreshCookie, '', refreshPath, 0);
}

function append(
  reply: FastifyReply,
  config: GatewayConfig,
  name: string,
  value: string,
  path: string,
  maxAge: number,
): void {
  // Both tokens are made of characters that a cookie takes as they are.
  if (!/^[\w.~+/=-]*$/.test(value))
    throw new TypeError('A session token has characters that no cookie can hold');
  const secure = config.PUBLIC_URL.startsWith('http:') ? '' : '; Secure';
  reply.header(
    'set-cookie',
    `${name}=${value}; Max-Age=${maxAge}; Path=${path}; HttpOnly; SameSite=Lax${secure}`,
  );
}
