import { LegacyClient } from '../../e2e/legacy-client.ts';
import { accountOf, readReady } from '../../e2e/ready.ts';
import { otlpEndpoint, type ServiceCopy, startCopy } from '../service-copy.ts';
import { closedLoop } from './closed-loop.ts';

const ROUNDS = 13;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = 16;
const FIRST_PORT = 7_390;
/** Nothing listens there: every export fails at once. */
const NOWHERE = 'http://127.0.0.1:9';

/** A service that asks Redis and Postgres, and the gateway before it: little work of its own for each call. */
const PARTS = [
  { app: 'auth', env: {} },
  { app: 'gateway', env: { RATE_CALLS: '10000000' } },
] as const;

interface Side {
  readonly name: 'off' | 'on' | 'exporter down';
  readonly copy: ServiceCopy;
  readonly perSecond: number[];
  /** Processor time of the service per answer, in milliseconds: what a busy machine around it changes least. */
  readonly cpuMs: number[];
  failed: number;
}

/**
 * What tracing at full sampling costs (O2): three processes of a part answer `GET /api/v1/me` by turns, one without
 * tracing, one with it, one whose collector is away. The first round is dropped.
 */
export async function measureTracing(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const token = await tokenOfSender();
  const rows = [];
  for (const part of PARTS) rows.push(...(await measurePart(part, token)));
  return rows;
}

async function measurePart({ app, env }: (typeof PARTS)[number], token: string) {
  const endpoint = otlpEndpoint();
  const telemetry = {
    off: {},
    on: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint },
    'exporter down': { OTEL_EXPORTER_OTLP_ENDPOINT: NOWHERE },
  };
  const sides: Side[] = [];
  try {
    for (const [index, name] of (['off', 'on', 'exporter down'] as const).entries()) {
      const copy = await startCopy(app, FIRST_PORT + index, { ...env, ...telemetry[name] });
      sides.push({ name, copy, perSecond: [], cpuMs: [], failed: 0 });
    }
    for (let round = 0; round < ROUNDS; round += 1)
      for (const side of sides) await measure(side, token, round > 0);
  } finally {
    await Promise.all(sides.map(({ copy }) => copy.stop()));
  }
  return sides.map((side) => ({ part: app, ...rowOf(side, sides) }));
}

async function measure(side: Side, token: string, counts: boolean): Promise<void> {
  const before = side.copy.cpuSeconds();
  const { answered, perSecond, failed } = await closedLoop({
    url: side.copy.url,
    method: 'GET',
    path: '/api/v1/me',
    headers: { authorization: `Bearer ${token}` },
    connections: CONNECTIONS,
    seconds: SECONDS,
  });
  side.failed += failed;
  if (!counts) return;
  side.perSecond.push(perSecond);
  side.cpuMs.push(((side.copy.cpuSeconds() - before) * 1_000) / answered);
}

function rowOf(own: Side, sides: readonly Side[]) {
  const to = (name: Side['name'], figure: 'perSecond' | 'cpuMs') => {
    const base = sides.find((side) => side.name === name)?.[figure] ?? [];
    const ratios = own[figure].map((value, round) => value / (base[round] ?? Number.NaN));
    return `${median(ratios).toFixed(3)} (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)})`;
  };
  return {
    tracing: own.name,
    'requests/s': Math.round(median(own.perSecond)),
    failed: own.failed,
    'requests/s to off': to('off', 'perSecond'),
    'to on': to('on', 'perSecond'),
    'processor ms per answer': Number(median(own.cpuMs).toFixed(3)),
    'processor to off': to('off', 'cpuMs'),
    'processor to on': to('on', 'cpuMs'),
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function tokenOfSender(): Promise<string> {
  const ready = readReady();
  const { email, password } = accountOf(ready, 'sender');
  const client = new LegacyClient(ready.url, ready.app_code);
  await client.signIn(email, password, 1);
  if (client.token === undefined) throw new Error('The sender cannot sign in');
  return client.token;
}
