import type { CallerIdentity } from '@cursa/platform/auth';
import type { FastifyRequest } from 'fastify';

/** What the edge learned about a request before anything was routed. */
export interface RequestFacts {
  readonly address: string;
  /** The session token that goes on to the parts: the header's, else the cookie's. */
  readonly token: string | undefined;
  readonly isCookieSession: boolean;
  /** Who the token says is calling; the parts verify it again themselves. */
  readonly caller: CallerIdentity | undefined;
}

const facts = new WeakMap<object, RequestFacts>();

export function setFacts(request: FastifyRequest, value: RequestFacts): void {
  facts.set(request.raw, value);
}

export function factsOf(request: FastifyRequest): RequestFacts {
  const value = facts.get(request.raw);
  if (!value) throw new Error('The edge has not looked at this request');
  return value;
}
