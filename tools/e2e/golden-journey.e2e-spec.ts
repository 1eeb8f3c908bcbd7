import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@cursa/testing/eventually';
import { runJourney } from './journey.ts';
import { mailsAbout } from './mails.ts';
import { readReady } from './ready.ts';
import { type SpanSource, spanSource, spansWith } from './spans.ts';
import type { Stage } from './stage.ts';

const ready = readReady();
const lines: string[] = [];
let source: SpanSource;
let stage: Stage;

beforeAll(async () => {
  const stack = JSON.parse(readFileSync(process.env.CURSA_STACK_FILE ?? '.cursa/stack.json', 'utf8')) as {
    env: Record<string, string>;
  };
  source = await spanSource(
    ready.jaeger_url,
    stack.env.OTEL_EXPORTER_OTLP_ENDPOINT ?? 'http://127.0.0.1:14318',
  );
  stage = await runJourney(ready, (line) => lines.push(line));
}, 120_000);

afterAll(() => source?.close());

describe('the golden journey, by the legacy calls', () => {
  it('runs from posting to rating and tells each step', () => {
    const steps = lines.filter((line) => /^\d+\. /.test(line)).map((line) => Number(line.split('.')[0]));
    expect(steps).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('writes to both people', async () => {
    await eventually(async () => {
      const mails = await mailsAbout(ready, stage.orderId);
      expect(mails.filter(({ to }) => to.includes('ana@')).length).toBeGreaterThanOrEqual(5);
      expect(mails.filter(({ to }) => !to.includes('ana@')).length).toBeGreaterThanOrEqual(3);
    });
  }, 30_000);

  it('shows the order as completed, with its three photos, and in nobody else’s hands', async () => {
    const { body } = await stage.sender.post('/invoiceDetail', { order_id: stage.orderId });
    const detail = body.deliverydata as Record<string, string>;
    expect(detail.delivery_status).toBe('Completed');
    for (const name of ['parcel_image1', 'parcel_image2', 'parcel_image3']) {
      const photo = await fetch(detail[name] ?? '');
      expect([photo.status, photo.headers.get('content-type')]).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
    }
    const strangers = stage.carriers.filter(({ client }) => client.userId !== detail.driver_id);
    for (const { client } of strangers)
      expect((await client.post('/deliveryDetail', { order_id: stage.orderId })).body.result).toBe('false');
  });

  it('is one trace over all parts when the order is accepted, without orphans', async () => {
    const parts = ['gateway', 'payments', 'offers', 'booking', 'notifications'];
    // Exporters send in batches: a span may be there before its parent.
    await eventually(
      async () => {
        const spans = await spansWith(source, stage.acceptTraceId, parts);
        expect(parts.filter((part) => !spans.some(({ service }) => service === part))).toEqual([]);
        const ids = new Set(spans.map(({ spanId }) => spanId));
        expect(spans.filter(({ parentId }) => parentId !== '' && !ids.has(parentId))).toEqual([]);
        expect(
          spans.some(({ service, name }) => service === 'notifications' && name.includes('order.accepted')),
        ).toBe(true);
      },
      { timeoutMs: 20_000, everyMs: 500 },
    );
  }, 60_000);

  it('control: another call is another trace', async () => {
    const { traceId } = await stage.sender.post('/promocode', {});
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(traceId).not.toBe(stage.acceptTraceId);
  });
});
