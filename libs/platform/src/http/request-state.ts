import type { EndpointDefinition, InputOf, ServiceName } from '@cursa/contracts/endpoint';
import type { Context } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import type { CallerIdentity } from '../auth/caller.ts';
import type { RequestContext } from '../logging/request-context.ts';

/** What the guard and the interceptor learn about a request, kept beside it. */
export interface RequestState {
  context?: RequestContext;
  /** Where its span is. */
  tracing?: Context;
  startedAt?: number;
  /** The signed-in person. */
  caller?: CallerIdentity;
  /** The service that called, for endpoints with `access: service`. */
  callingService?: ServiceName;
  input?: InputOf<EndpointDefinition>;
  operationId?: string;
}

const states = new WeakMap<object, RequestState>();

export function stateOf(request: FastifyRequest): RequestState {
  const key = request.raw;
  let state = states.get(key);
  if (!state) {
    state = {};
    states.set(key, state);
  }
  return state;
}

export type RequestWithRawBody = FastifyRequest & { readonly rawBody?: Buffer };
