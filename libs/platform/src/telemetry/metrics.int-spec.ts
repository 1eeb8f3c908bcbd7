import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { endpoint, type InputOf } from '@cursa/contracts/endpoint';
import { createTestDatabase, type TestDatabase } from '@cursa/testing/database';
import { eventually } from '@cursa/testing/eventually';
import { freePort } from '@cursa/testing/free-port';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { baseConfig, readConfig } from '../config/index.ts';
import { EventsModule, OutboxRelay, publish } from '../events/index.ts';
import { createApp, Handles, Input } from '../http/index.ts';
import { sampleEnvironment } from '../http/sample-environment.ts';
import { createLogger, setRootLogger } from '../logging/index.ts';
import { inTransaction, PersistenceModule } from '../persistence/index.ts';
import { count, measure } from './instruments.ts';
import { metricDefinitions, type MetricDefinition } from './metric-definitions.ts';
import { prometheusLabel, prometheusName } from './prometheus-name.ts';
import { registerMetrics } from './register-metrics.ts';
import { startMetrics } from './start-metrics.ts';

const read = endpoint({
  id: 'sample.read',
  service: 'booking',
  method: 'GET',
  path: '/api/v1/samples/:what',
  summary: 'Read',
  access: { kind: 'open' },
  params: z.object({ what: z.string() }),
  response: z.object({ what: z.string() }),
});

@Controller()
class SampleController {
  @Handles(read)
  read(@Input() { params }: InputOf<typeof read>) {
    if (params.what === 'crash') throw new Error('boom');
    return { what: params.what };
  }
}

let database: TestDatabase;
let app: NestFastifyApplication;
let stopMetrics: () => Promise<void>;
let port: number;
let base: string;

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

beforeAll(async () => {
  setRootLogger(createLogger({ service: 'booking', level: 'silent' }));
  database = await createTestDatabase([]);
  port = await freePort();
  stopMetrics = await startMetrics({ service: 'booking', port, host: '127.0.0.1' });
  const { env } = await sampleEnvironment();
  @Module({
    imports: [
      PersistenceModule.forRoot({ url: database.url, entities: [], poolSize: 3 }),
      // The broker is away: what is published waits in the outbox, to be seen there.
      EventsModule.forRoot({ service: 'booking', kafka: { brokers: ['127.0.0.1:1'] }, consumers: false }),
    ],
    controllers: [SampleController],
  })
  class SampleModule {}
  app = await createApp(SampleModule, readConfig(z.object(baseConfig), env), {
    service: 'booking',
    implements: [read],
  });
  await app.listen(0, '127.0.0.1');
  base = await app.getUrl();
}, 60_000);

afterAll(async () => {
  await app?.close();
  await stopMetrics?.();
  await database?.drop();
});

describe('what a service shows Prometheus', () => {
  it('counts requests by the template of their route, and never by their path', async () => {
    const canary = `canary-${Date.now()}`;
    for (const path of [canary, 'crash', 'x?q=' + canary]) await fetch(`${base}/api/v1/samples/${path}`);
    await fetch(`${base}/nowhere/${canary}`);
    const text = await scrape();
    const line = (status: number) =>
      new RegExp(
        `http_server_request_duration_seconds_count\\{[^}]*http_route="/api/v1/samples/:what"[^}]*http_response_status_code="${status}"[^}]*\\} (\\d+)`,
      ).exec(text)?.[1];
    expect([line(200), line(500)]).toEqual(['2', '1']);
    expect(text).toMatch(/http_route="unmatched"/);
    expect(text).not.toContain(canary);
  });

  it('says of each store whether it answers', async () => {
    const state = (text: string, dependency: string) =>
      new RegExp(`cursa_dependency_up\\{cursa_dependency="${dependency}"[^}]*\\} (\\d)`).exec(text)?.[1];
    await eventually(async () => {
      const text = await scrape();
      expect([state(text, 'postgres'), state(text, 'events')]).toEqual(['1', '0']);
    });
  });

  it('counts once what is counted once', async () => {
    count('ordersCreated');
    count('feesAmount', 250, { 'cursa.currency': 'RON', 'cursa.order.id': 'order-1' });
    measure('eventDelay', 0.02, { 'cursa.event.name': 'order.created' });
    const text = await scrape();
    expect(text).toContain('cursa_orders_created_total{service_name="booking"} 1\n');
    expect(text).toContain('cursa_fees_amount_total{cursa_currency="RON",service_name="booking"} 250\n');
    expect(text).toMatch(/cursa_event_delay_seconds_count\{[^}]*\} 1\n/);
  });

  it('shows the outbox: how many wait and for how long', async () => {
    const source = app.get(DataSource);
    await inTransaction(source, (manager) =>
      publish(manager, 'order.expired', {
        key: 'order-1',
        data: { order_id: 'order-1', sender_id: 'sender-1', expired_at: new Date().toISOString() },
      }),
    );
    expect(await app.get(OutboxRelay).outboxAge()).toMatchObject({ waiting: 1 });
    await eventually(
      async () => {
        const text = await scrape();
        expect(text).toMatch(/cursa_outbox_depth\{[^}]*\} 1\n/);
        expect(Number(/cursa_outbox_age_seconds\{[^}]*\} ([\d.]+)/.exec(text)?.[1])).toBeGreaterThan(1);
      },
      { timeoutMs: 20_000, everyMs: 500 },
    );
  }, 30_000);

  it('shows the pool, the event loop, garbage collection and memory', async () => {
    await app.get(DataSource).query('select 1');
    const text = await scrape();
    for (const name of [
      'db_client_connection_count',
      'db_client_connection_wait_time_seconds_bucket',
      'nodejs_eventloop_utilization',
      'process_memory_usage_bytes',
      'process_cpu_time_seconds_total',
    ])
      expect(text).toMatch(new RegExp(`^${name}\\{`, 'm'));
  });

  it('shows nothing that is not defined, with no label that is not defined', async () => {
    const allowed = new Map(
      Object.values<MetricDefinition>(metricDefinitions).map((definition) => [
        prometheusName(definition),
        new Set([...definition.labels.map(prometheusLabel), 'service_name', 'le', 'otel_metric_overflow']),
      ]),
    );
    const lines = (await scrape()).split('\n').filter((text) => text && !text.startsWith('#'));
    for (const text of lines) {
      const name = text.split(/[{ ]/, 1)[0] ?? '';
      if (name === 'target_info') continue;
      const labels = allowed.get(name) ?? allowed.get(name.replace(/_(bucket|count|sum)$/, ''));
      expect([name, labels !== undefined]).toEqual([name, true]);
      for (const [, label] of text.matchAll(/[{,](\w+)="/g))
        expect([name, label, labels?.has(label ?? '')]).toEqual([name, label, true]);
    }
  });

  it('is not among the routes of the service', async () => {
    expect((await fetch(`${base}/metrics`)).status).toBe(404);
  });

  it('works on when the port is taken', async () => {
    await expect(registerMetrics({ service: 'x', port, host: '127.0.0.1' })).resolves.toBeUndefined();
    expect((await fetch(`${base}/api/v1/samples/x`)).status).toBe(200);
  });
});
