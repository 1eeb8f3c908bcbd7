import { setTimeout as wait } from 'node:timers/promises';
import { type Export, type Kind, KINDS, PRIVATE, traceOf } from './trace-kinds.ts';

const COLLECTOR = process.env.COLLECTOR_URL ?? 'http://127.0.0.1:4318';
const JAEGER = process.env.JAEGER_URL ?? 'http://127.0.0.1:16686';
const EACH = 40;
/** So many that the share of the rest shows. */
const PLAIN = 600;
/** The collector decides 30 seconds after a trace's first span, and sends in batches. */
const DECIDED_MS = 45_000;

/**
 * What the collector's rules keep: sends traces of each kind to a collector that runs with deploy/collector/config.yaml,
 * and counts what arrives behind it. `COLLECTOR_URL=… JAEGER_URL=… npm run bench -- sampling`
 */
export async function measureSampling(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const sent = new Map<Kind, string[]>();
  for (const kind of KINDS) {
    const ids: string[] = [];
    for (let count = kind.always ? EACH : PLAIN; count > 0; count -= 1) {
      const { traceId, exports } = traceOf(kind);
      for (const one of exports) await send(one);
      ids.push(traceId);
    }
    sent.set(kind, ids);
  }
  process.stdout.write(`sent; waiting ${DECIDED_MS / 1_000} s for the decisions\n`);
  await wait(DECIDED_MS);
  return Promise.all([...sent].map(([kind, ids]) => rowOf(kind, ids)));
}

async function rowOf({ name, always }: Kind, ids: readonly string[]) {
  const traces = await Promise.all(ids.map(read));
  const kept = traces.filter((trace) => trace !== undefined);
  return {
    kind: name,
    rule: always ? 'always' : 'share',
    sent: ids.length,
    kept: kept.length,
    whole: kept.filter(({ spans }) => spans === 2).length,
    'with what is private': kept.filter(({ text }) =>
      Object.values(PRIVATE).some((value) => text.includes(value)),
    ).length,
  };
}

/** @throws when the collector refuses it */
async function send({ service, span }: Export): Promise<void> {
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: service } }] };
  const answer = await fetch(new URL('/v1/traces', COLLECTOR), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ spans: [span] }] }] }),
  });
  if (!answer.ok) throw new Error(`The collector answers ${answer.status}: ${await answer.text()}`);
}

async function read(traceId: string): Promise<{ text: string; spans: number } | undefined> {
  const answer = await fetch(new URL(`/api/traces/${traceId}`, JAEGER));
  if (!answer.ok) return undefined;
  const text = await answer.text();
  const { data } = JSON.parse(text) as { data: { spans: unknown[] }[] };
  return { text, spans: data[0]?.spans.length ?? 0 };
}
