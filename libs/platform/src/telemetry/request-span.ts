import type { ServerResponse } from 'node:http';
import { SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import { attributes } from './attributes.ts';

/** Gives the span of a request its name, `GET /api/v1/orders/:order_id`, by OpenTelemetry's conventions for HTTP servers. */
export function nameRequestSpan(span: Span, request: FastifyRequest): void {
  const { method, protocol, routeOptions } = request;
  span.updateName(routeOptions.url === undefined ? method : `${method} ${routeOptions.url}`);
  span.setAttribute(attributes.urlScheme, protocol);
}

/**
 * Ends the active span, which is the request's, with its answer. Fastify's instrumentation does so for answers that Fastify
 * sends; a stream or a forwarded call writes its own, may fail without telling, and may never come to its end. A span
 * that does not end is not sent, and what happened inside it would have no parent.
 */
export function endRequestSpanWith(answer: ServerResponse): void {
  const span = trace.getActiveSpan();
  if (!span?.isRecording()) return;
  const judge = () => {
    if (span.isRecording() && answer.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  };
  // Before the instrumentation's own listener, which ends the span without a verdict.
  answer.prependOnceListener('finish', judge);
  answer.once('close', () => {
    if (!span.isRecording()) return;
    judge();
    span.setAttribute(attributes.httpStatus, answer.statusCode);
    span.end();
  });
}
