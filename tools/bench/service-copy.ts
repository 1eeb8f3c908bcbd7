import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { execa } from 'execa';
import { readStackFile } from '../e2e/stack-file.ts';
import { baseEnvironment } from '../stack/environment.ts';
import { guard } from '../stack/guard.ts';
import { ROOT } from '../stack/paths.ts';
import { processes } from './processes.ts';

export interface ServiceCopy {
  readonly url: string;
  /** What its process has used of a processor so far; nothing else runs in its process group but a waiting shell. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/** One more process of a service of the running system, pinned to the first core, with other telemetry. */
export async function startCopy(
  app: string,
  port: number,
  telemetry: Readonly<Record<string, string>>,
): Promise<ServiceCopy> {
  const own = readStackFile().apps[app] ?? {};
  const { OTEL_EXPORTER_OTLP_ENDPOINT: _endpoint, METRICS_PORT: _metrics, ...values } = own;
  const pin = (await execa('taskset', ['-V'], { reject: false })).failed ? [] : ['taskset', '-c', '0'];
  const node = [
    process.execPath,
    '--import',
    join(ROOT, 'libs/platform/dist/telemetry/register.js'),
    join(ROOT, 'apps', app, 'dist/main.js'),
  ];
  const [command = process.execPath, ...args] = [...pin, ...node];
  const env = {
    ...baseEnvironment(),
    NODE_ENV: 'production',
    ...values,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ...telemetry,
  };
  const copy = guard({ command, args, env, cwd: ROOT }, join(ROOT, '.cursa/bench', `${app}-${port}.log`));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const up = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return { url, cpuSeconds: () => cpuOf(copy.child.pid), stop: () => copy.stop() };
    if (tries === 600) throw new Error(`${app} on port ${port} did not become ready`);
    await wait(200);
  }
}

function cpuOf(group: number | undefined): number {
  return processes()
    .filter((one) => one.group === group)
    .reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
}

/** Where the running system sends its traces. @throws when it sends none */
export function otlpEndpoint(): string {
  const endpoint = readStackFile().env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) throw new Error('The running system has no collector of traces: Go is missing');
  return endpoint;
}
