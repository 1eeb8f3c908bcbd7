import { describe, expect, it } from '@jest/globals';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { SpanScrubber } from './span-scrubber.ts';

function exported(kind: SpanKind, attributes: Record<string, string>, failure?: Error) {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({
    spanProcessors: [new SpanScrubber(new SimpleSpanProcessor(exporter))],
  });
  const span = provider.getTracer('test').startSpan('x', { kind, attributes });
  if (failure) {
    span.recordException(failure);
    span.setStatus({ code: SpanStatusCode.ERROR, message: failure.message });
  }
  span.end();
  return exporter.getFinishedSpans()[0];
}

describe('SpanScrubber', () => {
  it('takes queries, callers and headers out', () => {
    const span = exported(SpanKind.SERVER, {
      'http.route': '/api/v1/orders/:order_id',
      'url.path': '/api/v1/orders/CU-D1H7M-YC6Q9',
      'url.query': 'q=canary',
      'url.full': 'http://x/api/v1/orders/CU-D1H7M-YC6Q9?q=canary',
      'user_agent.original': 'canary',
      'client.address': 'canary',
    });
    expect(JSON.stringify(span?.attributes)).not.toContain('canary');
    expect(span?.attributes).toMatchObject({
      'url.path': '/api/v1/orders/CU-D1H7M-YC6Q9',
      'url.full': 'http://x/api/v1/orders/CU-D1H7M-YC6Q9',
    });
  });

  it.each([
    ['no route', {}],
    ['the route that takes everything', { 'http.route': '/*' }],
  ])('hides the path of a request with %s', (_what, route) => {
    const span = exported(SpanKind.SERVER, { ...route, 'url.path': '/canary' });
    expect(span?.attributes['url.path']).toBe('/*');
  });

  it.each([
    [undefined, 'http://p:1/internal/orders/CU-D1H7M-YC6Q9/x', 'http://p:1/internal/orders/CU-D1H7M-YC6Q9/x'],
    [
      undefined,
      '/v1/payment_intents/0199b9a2-0722-7333-8444-0123456789ab',
      '/v1/payment_intents/0199b9a2-0722-7333-8444-0123456789ab',
    ],
    [undefined, 'http://p/accounts/0722333444/a@b.ro/Secret1', 'http://p/accounts/:value/:value/:value'],
    ['/api/v1/orders/:order_id', '/api/v1/orders/secret?x=1', '/api/v1/orders/:value'],
    ['/acceptDeliveryRequest', '/acceptDeliveryRequest', '/acceptDeliveryRequest'],
  ])('of a path (route %s) keeps words and ids: %s', (route, path, kept) => {
    const span = exported(SpanKind.CLIENT, { 'url.path': path, ...(route ? { 'http.route': route } : {}) });
    expect(span?.attributes['url.path']).toBe(kept);
  });

  it('keeps the type of an exception, and nothing of its text', () => {
    const span = exported(SpanKind.CLIENT, {}, new TypeError('invalid input syntax for type uuid: "canary"'));
    expect(JSON.stringify([span?.events, span?.status])).not.toContain('canary');
    expect(span?.events[0]?.attributes).toEqual({ 'exception.type': 'TypeError' });
  });
});
