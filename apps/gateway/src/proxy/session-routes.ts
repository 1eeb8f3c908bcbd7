import { authApi } from '@cursa/contracts/http/auth';
import type { EndpointDefinition } from '@cursa/contracts/endpoint';
import type { PartAnswer } from '@cursa/platform/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Edge } from '../edge/edge.ts';
import { factsOf } from '../edge/request-facts.ts';
import { clearSessionCookies, refreshCookieOf, setSessionCookies } from '../edge/session-cookies.ts';
import { answerHeaders } from './answer-headers.ts';
import { exchange } from './exchange.ts';
import { readIssuedTokens } from './read-issued-tokens.ts';

const issuing = [authApi.signIn, authApi.registerDriver, authApi.adminSignIn, authApi.refresh];
const sessionEndpoints: readonly EndpointDefinition[] = [...issuing, authApi.signOut];
export const sessionEndpointIds: ReadonlySet<string> = new Set(sessionEndpoints.map(({ id }) => id));

/** The calls that begin, renew and end sessions: their tokens go into cookies on the way through. */
export function installSessionRoutes(fastify: FastifyInstance, edge: Edge): void {
  for (const endpoint of issuing) {
    fastify.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { isOpen: endpoint.id !== authApi.refresh.id },
      handler: (request, reply) => issue(edge, endpoint, request, reply),
    });
  }
  fastify.route({
    method: authApi.signOut.method,
    url: authApi.signOut.path,
    handler: async (request, reply) => {
      const answer = await exchange(edge, authApi.signOut, request);
      const { token } = factsOf(request);
      if (token !== undefined) edge.sessions.forget(token);
      if (answer.status < 300 || answer.status === 401) clearSessionCookies(reply, edge.config);
      return pass(answer, reply, answer.body);
    },
  });
}

async function issue(edge: Edge, endpoint: EndpointDefinition, request: FastifyRequest, reply: FastifyReply) {
  const isRefresh = endpoint.id === authApi.refresh.id;
  const answer = await exchange(edge, endpoint, request, isRefresh ? withRefreshCookie(request) : undefined);
  if (isRefresh && answer.status === 401) clearSessionCookies(reply, edge.config);
  const issued = answer.status < 300 ? readIssuedTokens(answer.body) : undefined;
  if (!issued) return pass(answer, reply, answer.body);
  setSessionCookies(reply, edge.config, issued.tokens);
  return pass(answer, reply, issued.body);
}

/** A browser cannot read its refresh token, so the cookie fills it in; a token in the body wins. */
function withRefreshCookie(request: FastifyRequest) {
  return (sent: unknown): unknown => {
    const token = refreshCookieOf(request);
    const body = typeof sent === 'object' && sent !== null ? sent : {};
    const own = (body as { refresh_token?: unknown }).refresh_token;
    return token === undefined || (own !== undefined && own !== '')
      ? (sent ?? {})
      : { ...body, refresh_token: token };
  };
}

function pass(answer: PartAnswer, reply: FastifyReply, body: Buffer): FastifyReply {
  const { 'content-length': _length, ...headers } = answerHeaders(answer.headers, {});
  return reply.status(answer.status).headers(headers).header('cache-control', 'no-store').send(body);
}
