import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountOf } from '../e2e/ready.ts';
import { ROOT } from '../stack/paths.ts';
import { apply } from './install.ts';
import { kubectl, kubeJson, nameOf, type Pod } from './kube.ts';
import { startNodePod, type NodePod } from './node-pod.ts';
import type { Believed } from './load/journeys.ts';
import type { Failure } from './load/calls.ts';
import type { Installation } from './run.ts';

export interface LoadReport {
  readonly requests: number;
  readonly retried: number;
  /** Sent once more over a new connection, as the kept one had been closed. */
  readonly reconnected: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  readonly times: { readonly p50: number; readonly p95: number; readonly max: number };
  readonly believed: readonly Believed[];
}

export interface LoadKind {
  readonly name: string;
  readonly kind: 'journeys' | 'estimates' | 'chat';
  readonly seconds: number;
  readonly workers: number;
  readonly patient?: boolean;
}

export interface Load {
  /** Resolves when the first requests are under way. */
  begun(): Promise<void>;
  /** Ends it before its time. */
  stop(): Promise<void>;
  report(): Promise<LoadReport>;
}

const PROGRAM = 'cursa-load-program';
const PATTERNS = [
  'tools/cluster/load/*.ts',
  'tools/e2e/{legacy-client,cast,admin-client,agreed-order,must,order-form,ready}.ts',
];

/** Starts people in a pod of the cluster, so that their calls meet Services as those of an ingress do. */
export async function startLoad(installation: Installation, load: LoadKind): Promise<Load> {
  const { target } = installation;
  await apply(target, program());
  const name = `cursa-load-${load.name}`;
  await startNodePod(target, podOf(installation, name, load));
  const logs = (): Promise<string> => kubectl(target, ['logs', name, '--tail=-1']).catch(() => '');
  return {
    begun: () => waitFor(async () => / requests, /.test(await logs()), 300, `${name} does not begin`),
    stop: async () =>
      void (await kubectl(target, ['exec', name, '--', 'sh', '-c', 'kill -TERM 1']).catch(() => '')),
    report: async () => {
      const isOver = async (): Promise<boolean> => {
        const { status } = await kubeJson<Pod>(target, ['get', 'pod', name]);
        return status.phase === 'Succeeded' || status.phase === 'Failed';
      };
      await waitFor(isOver, load.seconds + 400, `${name} does not end`);
      const last = (await logs()).trim().split('\n').at(-1) ?? '';
      if (!last.startsWith('{')) throw new Error(`${name} ended without a report: ${last.slice(0, 300)}`);
      return JSON.parse(last) as LoadReport;
    },
  };
}

/** Words for a line of results. */
export function wordsOf({ requests, failed, retried, reconnected, times, failures }: LoadReport): string {
  const first = failures[0] ? `; first: ${failures[0].at} ${failures[0].what}` : '';
  const again = retried > 0 ? `, ${retried} sent again` : '';
  const anew = reconnected > 0 ? `, ${reconnected} over a new connection` : '';
  return `${requests} requests, ${failed} failed${again}${anew}, p50 ${times.p50} ms, p95 ${times.p95} ms${first}`;
}

export async function waitFor(
  holds: () => Promise<boolean>,
  seconds: number,
  otherwise: string,
): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`${otherwise} within ${seconds} s`);
    await sleep(1_000);
  }
}

/** The load's sources; Node runs TypeScript as it is. */
function program(): object {
  const files = PATTERNS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  const data = Object.fromEntries(files.map((file) => [keyOf(file), readFileSync(join(ROOT, file), 'utf8')]));
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: PROGRAM },
    data: { ...data, 'package.json': '{"type":"module"}' },
  };
}

const keyOf = (file: string): string => file.replaceAll('/', '__');

function podOf({ target, ready, tag }: Installation, name: string, load: LoadKind): NodePod {
  const { email, password } = accountOf(ready, 'admin');
  const files = PATTERNS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
  const items = [
    ...files.map((file) => ({ key: keyOf(file), path: file })),
    { key: 'package.json', path: 'package.json' },
  ];
  const env = {
    ...{
      URL: `http://${nameOf(target, 'web')}:8080`,
      APP_CODE: ready.app_code,
      ADMIN: `${email} ${password}`,
    },
    ...{ KIND: load.kind, SECONDS: load.seconds, WORKERS: load.workers, PATIENT: load.patient ? '1' : '' },
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
  };
  return {
    name,
    tag,
    labels: { 'cursa/test': 'true' },
    args: ['/load/tools/cluster/load/main.ts'],
    env,
    resources: { requests: { cpu: '20m', memory: '96Mi' }, limits: { memory: '512Mi' } },
    volumeMounts: [{ name: 'program', mountPath: '/load' }],
    volumes: [{ name: 'program', configMap: { name: PROGRAM, items } }],
  };
}
