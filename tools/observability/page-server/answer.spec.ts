import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROOT } from '../../stack/paths.ts';
import { answer } from './answer.ts';
import { runbookPage } from './runbook-page.ts';

const asked: string[] = [];
/** Stands for Prometheus and for Jaeger: it answers whatever it is asked. */
const behind = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end('{"status":"success","data":[]}');
});
let address = '';
const at = (path: string, method = 'GET', place = address) =>
  answer(method, new URL(path, 'http://localhost'), { prometheus: place, jaeger: place, scrapeSeconds: 5 });
const NOBODY = 'http://127.0.0.1:9';

beforeAll(async () => {
  await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
});
afterAll(() => void behind.close());

describe('the dashboards page', () => {
  it('serves its parts as browsers take them', async () => {
    expect((await at('/')).body).toContain('/page/main.ts');
    for (const name of readdirSync(join(ROOT, 'tools/observability/page')).filter((part) =>
      /^[a-z-]+\.ts$/.test(part),
    )) {
      const { status, type, body } = await at(`/page/${name}`);
      expect([name, status, type.split(';')[0]]).toEqual([name, 200, 'text/javascript']);
      expect(body).not.toMatch(/^\s*(interface|import type|export interface) /m);
    }
    expect((await at('/uplot.js')).body).toContain('export');
  });

  it('hands the dashboards’ files on, the overview first', async () => {
    const files = JSON.parse((await at('/dashboards.json')).body) as { uid: string }[];
    expect(files.map(({ uid }) => uid)).toEqual(
      ['overview', 'service', 'events', 'money', 'chat', 'promises'].map((name) => `cursa-${name}`),
    );
  });

  it('asks Prometheus what the page needs and nothing else', async () => {
    expect((await at('/api/v1/query?query=up')).status).toBe(200);
    expect(asked).toContain('/api/v1/query?query=up');
    for (const path of ['/api/v1/admin/tsdb/delete_series', '/api/v1/status/config', '/-/quit', '/page/../x'])
      expect([path, (await at(path)).status]).toEqual([path, 404]);
    expect((await at('/api/v1/query', 'POST')).status).toBe(405);
  });

  it('says that Prometheus does not answer, as Prometheus says what fails', async () => {
    const { status, body } = await at('/api/v1/query?query=up', 'GET', NOBODY);
    expect(status).toBe(502);
    expect(JSON.parse(body)).toMatchObject({ status: 'error' });
  });

  it('names Jaeger while it answers', async () => {
    expect(JSON.parse((await at('/facts.json')).body)).toEqual({ scrape_seconds: 5, jaeger_url: address });
    expect(JSON.parse((await at('/facts.json', 'GET', NOBODY)).body)).toMatchObject({ jaeger_url: '' });
  });

  it('shows the runbook of an alert', async () => {
    const { status, body } = await at('/runbooks/ConsumerLag');
    expect(status).toBe(200);
    expect(body).toContain('<h2>What it means</h2>');
    expect((await at('/runbooks/NoSuchAlert')).status).toBe(404);
  });

  it('writes runbooks as text, whatever stands in them', () => {
    const page = runbookPage('x', '# A\n\n- _one_ `<b>`\n- two');
    expect(page).toContain('<ul><li><em>one</em> <code>&lt;b&gt;</code></li><li>two</li></ul>');
  });
});
