import { EventEmitter, once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import fastify, { type FastifyInstance } from 'fastify';
import { Agent, request } from 'undici';
import { eventually } from '@cursa/testing/eventually';
import { createLogger, setRootLogger } from '../logging/logger.ts';
import { instrumentations } from '../telemetry/instrumentations.ts';
import { installRequestHooks } from './request-hooks.ts';

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
const dispatcher = new Agent({ connections: 1 });
/** As the socket of a part, which lives longer than one request. */
const elsewhere = new EventEmitter();
const lines: string[] = [];
let server: FastifyInstance;
let forget: () => void;
let url: string;

beforeAll(async () => {
  setRootLogger(
    createLogger({ service: 'test', level: 'info', destination: { write: (line) => lines.push(line) } }),
  );
  provider.register();
  forget = registerInstrumentations({ instrumentations: instrumentations() });
  server = fastify();
  installRequestHooks(server);
  server.get('/health/ready', () => 'ready');
  server.get('/things/:id', async () => {
    await Promise.resolve();
    trace.getTracer('test').startSpan('inside').end();
    return 'a thing';
  });
  server.post('/things', () => {
    trace.getTracer('test').startSpan('inside').end();
    return 'made';
  });
  server.get('/ended-elsewhere', (_request, reply) => {
    reply.hijack();
    elsewhere.once('go', () =>
      reply.raw.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders).end('late'),
    );
  });
  server.get('/broken', async (_request, reply) => reply.code(500).send('broken'));
  server.get('/forwarded', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(503).end('of another');
  });
  server.get('/stream', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write('the first of many');
  });
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  forget();
  await dispatcher.close();
  await server.close();
  await provider.shutdown();
});
beforeEach(() => {
  exporter.reset();
  lines.length = 0;
});

const get = async (path: string) => {
  const answer = await request(url + path, { dispatcher });
  await answer.body.dump();
  return answer;
};
const ended = () => exporter.getFinishedSpans().filter(({ kind }) => kind === SpanKind.SERVER);

describe('the span of a request', () => {
  it('is one, is called by the route, and holds what happened inside', async () => {
    const { headers } = await get('/things/7');
    await eventually(() => expect(ended()).toHaveLength(1));
    const [own] = ended();
    expect(own).toMatchObject({ name: 'GET /things/:id', status: { code: SpanStatusCode.UNSET } });
    expect(own?.attributes).toMatchObject({
      'http.request.method': 'GET',
      'http.route': '/things/:id',
      'http.response.status_code': 200,
      'url.scheme': 'http',
    });
    const inside = exporter.getFinishedSpans().find(({ name }) => name === 'inside');
    expect(inside?.parentSpanContext?.spanId).toBe(own?.spanContext().spanId);
    expect(headers['x-trace-id']).toBe(own?.spanContext().traceId);
  });

  it('is in a trace of its own, also on a connection that served another', async () => {
    await get('/things/1');
    await get('/things/2');
    await eventually(() => expect(ended()).toHaveLength(2));
    const [one, two] = ended();
    expect(one?.spanContext().traceId).not.toBe(two?.spanContext().traceId);
    expect(two?.parentSpanContext).toBeUndefined();
  });

  it("goes on with the caller's trace", async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const answer = await request(`${url}/things/3`, { dispatcher, headers: { traceparent } });
    await answer.body.dump();
    await eventually(() => expect(ended()).toHaveLength(1));
    expect(ended()[0]?.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
    expect(answer.headers['x-trace-id']).toBe('0af7651916cd43dd8448eb211c80319c');
  });

  it.each([
    ['/broken', 500],
    ['/forwarded', 503],
  ])('of %s, which fails, says so', async (path, status) => {
    await get(path);
    await eventually(() => expect(ended()).toHaveLength(1));
    expect(ended()[0]?.status.code).toBe(SpanStatusCode.ERROR);
    expect(ended()[0]?.attributes['http.response.status_code']).toBe(status);
  });

  it('of a stream ends when its reader goes away', async () => {
    const { body } = await request(`${url}/stream`);
    await new Promise((resolve) => body.once('data', resolve));
    expect(ended()).toHaveLength(0);
    body.destroy();
    await eventually(() => expect(ended()).toHaveLength(1));
    expect(ended()[0]).toMatchObject({ name: 'GET /stream', status: { code: SpanStatusCode.UNSET } });
  });

  it('without a route has no path in its name', async () => {
    await get('/whatever/somebody/typed');
    await eventually(() => expect(ended()).toHaveLength(1));
    expect(ended()[0]?.name).toBe('GET');
  });

  it('holds what happens after a body that came late', async () => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      'POST /things HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\r\n',
    );
    for (const part of ['{"a', '":1}']) {
      await sleep(50);
      socket.write(part);
    }
    await once(socket, 'data');
    socket.destroy();
    const inside = exporter.getFinishedSpans().find(({ name }) => name === 'inside');
    expect(inside?.parentSpanContext?.spanId).toBe(ended()[0]?.spanContext().spanId);
  });

  it('is named by the access line, wherever the answer came to its end', async () => {
    const answered = get('/ended-elsewhere');
    await eventually(() => expect(elsewhere.listenerCount('go')).toBe(1));
    trace.getTracer('test').startActiveSpan('of another request', () => elsewhere.emit('go'));
    const { headers } = await answered;
    await eventually(() => expect(lines).toHaveLength(1));
    expect((JSON.parse(lines[0] ?? '') as { trace_id: string }).trace_id).toBe(headers['x-trace-id']);
  });

  it('is not made for probes', async () => {
    await get('/health/ready');
    await get('/things/1');
    await eventually(() => expect(ended()).toHaveLength(1));
  });
});
