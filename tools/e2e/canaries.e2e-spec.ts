import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@cursa/testing/eventually';
import { newCanaries } from './canaries/canary.ts';
import { type Place, Places } from './canaries/places.ts';
import { plant, type Planted } from './canaries/plant.ts';
import { readReady } from './ready.ts';
import { readStackFile } from './stack-file.ts';

const ready = readReady();
const places = new Places(ready, readStackFile());
const canaries = newCanaries();
/** Harmless, and written down on purpose: the trace that a caller says it belongs to. */
const marker = randomBytes(16).toString('hex');
let answers: Planted[];

/** Everything, as the canary could stand in it: as it is, in capitals or small, URL-encoded, in base64. */
function findings(found: readonly Place[]): string[] {
  return Object.entries(canaries).flatMap(([kind, value]) => {
    const forms = [
      value,
      encodeURIComponent(value),
      Buffer.from(value).toString('base64').replace(/=+$/, '').slice(0, -2),
    ];
    return found
      .filter(({ text }) => forms.some((form) => text.toLowerCase().includes(form.toLowerCase())))
      .map(({ name, text }) => `${kind} in ${name}: …${around(text, forms)}…`);
  });
}

function around(text: string, forms: readonly string[]): string {
  const at = Math.max(...forms.map((form) => text.toLowerCase().indexOf(form.toLowerCase())));
  return text.slice(Math.max(0, at - 150), at + 80);
}

beforeAll(async () => {
  answers = await plant(ready, canaries);
  await fetch(`${ready.url}/api/v1/me`, {
    headers: { traceparent: `00-${marker}-${randomBytes(8).toString('hex')}-01` },
  });
  // Events are handled and mails sent meanwhile; exporters send once a second.
  await wait(6_000);
}, 240_000);

describe('secrets and personal data that requests carry', () => {
  it('were sent, and met all kinds of answers', () => {
    const statuses = new Set(answers.map(({ status }) => status));
    expect(answers.length).toBeGreaterThan(25);
    for (const status of [200, 400, 401, 404]) expect([...statuses]).toContain(status);
  });

  it('are in no line of any log', () => {
    expect(findings(places.logs())).toEqual([]);
  });

  it('are in no trace', async () => {
    expect(findings(await places.traces())).toEqual([]);
  });

  it('are in no metric', async () => {
    expect(findings(await places.metrics())).toEqual([]);
  });

  it('are in no answer that tells of a failure, but for the address that was called', () => {
    const refused = answers
      .filter(({ status, text }) => status >= 400 || text.includes('"result":"false"'))
      .map(({ what, text }) => ({ name: what, text: text.replace(/"instance":"[^"]*"/, '') }));
    expect(refused.length).toBeGreaterThan(10);
    expect(findings(refused)).toEqual([]);
  });

  it('control: what is written down on purpose is found in the same places', async () => {
    const found = (list: readonly Place[]) =>
      list.filter(({ text }) => text.includes(marker)).map(({ name }) => name);
    await eventually(
      async () => {
        expect(found(places.logs())).toContain('log of gateway');
        if (ready.jaeger_url !== '') expect(found(await places.traces())).toContain('traces of gateway');
      },
      { timeoutMs: 20_000, everyMs: 1_000 },
    );
    const metrics = await places.metrics();
    expect(
      metrics.filter(({ text }) => text.includes('http_route="/api/v1/me"')).map(({ name }) => name),
    ).toContain('metrics of gateway');
  }, 30_000);
});

describe('the lines of a request', () => {
  const services = ['gateway', 'auth', 'booking', 'offers', 'payments', 'chat'] as const;

  it.each(services)('of %s carry the trace and the route', (service) => {
    const requests = places.lines(service).filter(({ msg }) => msg === 'request');
    expect(requests.length).toBeGreaterThan(0);
    for (const line of requests)
      expect([line.trace_id, typeof line.route]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), 'string']);
  });

  it.each(services)('of %s: whatever is logged in a trace says where', (service) => {
    const lines = places.lines(service).filter(({ trace_id: trace }) => trace !== undefined);
    expect(
      lines.filter(({ route }) => route === undefined).map(({ msg, context }) => [context, msg]),
    ).toEqual([]);
  });
});
