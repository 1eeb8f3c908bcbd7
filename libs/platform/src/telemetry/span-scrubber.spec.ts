import { describe, expect, it } from '@jest/globals';
import { SpanKind } from '@opentelemetry/api';
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
    span.setStatus({ code: 2, message: failure.message });
  }
  span.end();
  return exporter.getFinishedSpans()[0];
}

describe('SpanScrubber', () => {
  it('takes queries, callers and headers out', () => {
    const span = exported(SpanKind.SERVER, {
      'http.route': '/api/v1/orders/:order_id',
      'url.path': '/api/v1/orders/CU-1',
      'url.query': 'q=canary',
      'url.full': 'http://x/api/v1/orders/CU-1?q=canary',
      'user_agent.original': 'canary',
      'client.address': 'canary',
    });
    expect(JSON.stringify(span?.attributes)).not.toContain('canary');
    expect(span?.attributes).toMatchObject({
      'url.path': '/api/v1/orders/CU-1',
      'url.full': 'http://x/api/v1/orders/CU-1',
    });
  });

  it.each([
    ['no route', {}],
    ['the route that takes everything', { 'http.route': '/*' }],
  ])('hides the path of a request with %s', (_what, route) => {
    const span = exported(SpanKind.SERVER, { ...route, 'url.path': '/canary' });
    expect(span?.attributes['url.path']).toBe('/*');
  });

  it('keeps the paths of calls between services, without phones and addresses', () => {
    const span = exported(SpanKind.CLIENT, {
      'url.path': '/internal/orders/CU-1/x',
      'url.full': 'http://p/0722333444/a@b.ro',
    });
    expect(span?.attributes).toEqual({
      'url.path': '/internal/orders/CU-1/x',
      'url.full': 'http://p/[phone]/[e-mail]',
    });
  });

  it('keeps the type of an exception, and nothing of its text', () => {
    const span = exported(SpanKind.CLIENT, {}, new TypeError('invalid input syntax for type uuid: "canary"'));
    expect(JSON.stringify([span?.events, span?.status])).not.toContain('canary');
    expect(span?.events[0]?.attributes).toEqual({ 'exception.type': 'TypeError' });
  });
});
