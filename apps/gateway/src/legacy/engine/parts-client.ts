import type { CallerIdentity } from '@cursa/platform/auth';
import { DomainError, type ServiceCallOptions } from '@cursa/platform/http';
import { log } from '@cursa/platform/logging';
import type { FastifyRequest } from 'fastify';
import type { Edge } from '../../edge/edge.ts';
import { factsOf } from '../../edge/request-facts.ts';
import type { IdempotentHeaders } from './idempotency.ts';
import type { PartsClient } from './translation.ts';

/** A card payment may wait for the bank. */
const timeoutMs = 30_000;

/** Calls the parts as the caller; the key of a call goes along to what creates or pays. */
export function partsClient(
  edge: Edge,
  request: FastifyRequest,
  caller: CallerIdentity | undefined,
  idempotency: IdempotentHeaders,
): PartsClient {
  const address = { 'x-forwarded-for': factsOf(request).address };
  const parts: PartsClient = {
    call: (endpoint, parameters) => {
      const options: ServiceCallOptions = endpoint.idempotent
        ? {
            as: caller,
            timeoutMs,
            headers: { ...address, ...idempotency.headers },
            ...(idempotency.idempotencyKey === undefined
              ? {}
              : { idempotencyKey: idempotency.idempotencyKey }),
          }
        : { as: caller, timeoutMs, headers: address };
      return edge.client.call(endpoint, parameters, options);
    },
    callOr: async (endpoint, parameters) => {
      try {
        return await parts.call(endpoint, parameters);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        if (error.status >= 500)
          log().warn({ part: endpoint.service, problem: error.code }, 'Answered without a part');
        return undefined;
      }
    },
  };
  return parts;
}
