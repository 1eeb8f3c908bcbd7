import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A span as far as a test looks at it. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string;
  readonly service: string;
  readonly name: string;
}

/** Where the spans of the running system can be read. */
export interface SpanSource {
  readonly name: string;
  spansOf(traceId: string): Promise<Span[]>;
  close(): Promise<void>;
}

interface JaegerTrace {
  readonly spans: {
    traceID: string;
    spanID: string;
    operationName: string;
    processID: string;
    references: { spanID: string }[];
  }[];
  readonly processes: Record<string, { serviceName: string }>;
}

interface OtlpBody {
  readonly resourceSpans?: {
    resource?: { attributes?: { key: string; value: { stringValue?: string } }[] };
    scopeSpans?: { spans?: { traceId: string; spanId: string; parentSpanId?: string; name: string }[] }[];
  }[];
}

/** Jaeger where it runs; else the test itself takes what the services export (OTLP over HTTP, JSON). */
export async function spanSource(jaegerUrl: string, otlpEndpoint: string): Promise<SpanSource> {
  const up =
    jaegerUrl !== '' &&
    (await fetch(new URL('/api/services', jaegerUrl)).then(
      (answer) => answer.ok,
      () => false,
    ));
  return up ? jaeger(jaegerUrl) : receiver(otlpEndpoint);
}

function jaeger(url: string): SpanSource {
  return {
    name: 'Jaeger',
    close: () => Promise.resolve(),
    async spansOf(traceId) {
      const answer = await fetch(new URL(`/api/traces/${traceId}`, url));
      if (!answer.ok) return [];
      const { data } = (await answer.json()) as { data: JaegerTrace[] };
      return data.flatMap(({ spans, processes }) =>
        spans.map((span) => ({
          traceId: span.traceID,
          spanId: span.spanID,
          parentId: span.references[0]?.spanID ?? '',
          service: processes[span.processID]?.serviceName ?? '',
          name: span.operationName,
        })),
      );
    },
  };
}

async function receiver(endpoint: string): Promise<SpanSource> {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      spans.push(...read(JSON.parse(Buffer.concat(chunks).toString('utf8')) as OtlpBody));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(Number(new URL(endpoint).port), '127.0.0.1', resolve),
  );
  return {
    name: 'OTLP receiver',
    spansOf: (traceId) => Promise.resolve(spans.filter((span) => span.traceId === traceId)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function read(body: OtlpBody): Span[] {
  return (body.resourceSpans ?? []).flatMap(({ resource, scopeSpans }) => {
    const service = resource?.attributes?.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return (scopeSpans ?? []).flatMap(({ spans: found }) =>
      (found ?? []).map((span) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        parentId: span.parentSpanId ?? '',
        service,
        name: span.name,
      })),
    );
  });
}

/** The spans of a trace once every wanted service has one; exporters send in batches. */
export async function spansWith(
  source: SpanSource,
  traceId: string,
  services: readonly string[],
): Promise<Span[]> {
  for (let attempt = 0; ; attempt++) {
    const spans = await source.spansOf(traceId);
    const seen = new Set(spans.map(({ service }) => service));
    if (services.every((service) => seen.has(service)) || attempt === 40) return spans;
    await wait(500);
  }
}
