import { randomBytes } from 'node:crypto';
import { context as openTelemetry } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { log } from '../logging/logger.ts';
import { requestContext, type RequestContext } from '../logging/request-context.ts';
import { currentTraceId } from '../telemetry/current-trace.ts';
import { endRequestSpanWith } from '../telemetry/request-span.ts';
import { TRACE_ID_HEADER } from './ask-part.ts';
import { measureRequest } from './measure-request.ts';
import { stateOf } from './request-state.ts';

/** Gives every request its context and, when it is over, its one access line. */
export function installRequestHooks(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const state = stateOf(request);
    state.startedAt = performance.now();
    state.context = contextOf(request);
    state.tracing = openTelemetry.active();
    endRequestSpanWith(reply.raw);
    requestContext.run(state.context, () => {
      // What a person quotes to support, and an operator looks up in Jaeger.
      const traceId = currentTraceId();
      if (traceId !== undefined) reply.header(TRACE_ID_HEADER, traceId);
      done();
    });
  });
  fastify.addHook('preValidation', (request, _reply, done) => enter(request, done));
  fastify.addHook('onResponse', (request, reply, done) => {
    const { context, startedAt } = stateOf(request);
    if (context && !context.route.startsWith('/health/')) {
      const ms = Math.round((performance.now() - (startedAt ?? 0)) * 10) / 10;
      enter(request, () => {
        measureRequest(request, context.route, reply.statusCode, ms / 1_000);
        log().info({ method: request.method, route: context.route, status: reply.statusCode, ms }, 'request');
      });
    }
    done();
  });
}

/**
 * Goes on as the request. A body that was read comes back from its socket, and the end of an answer may come from
 * another part's: from no request's context, or from another one's.
 */
function enter(request: FastifyRequest, work: () => void): void {
  const { context, tracing } = stateOf(request);
  if (context && tracing) openTelemetry.with(tracing, () => requestContext.run(context, work));
  else work();
}

function contextOf(request: FastifyRequest): RequestContext {
  const traceparent = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/.exec(
    String(request.headers.traceparent),
  );
  return {
    route: request.routeOptions.url ?? 'unmatched',
    traceId: traceparent?.[1] ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
  };
}
