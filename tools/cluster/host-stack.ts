import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Report } from '../stack/context.ts';
import { lastLines } from '../stack/logs.ts';
import { makePaths, ROOT } from '../stack/paths.ts';
import { isRunning } from '../stack/is-running.ts';
import type { Target } from './kube.ts';

const HOME = '.cursa/cluster';
/** Beside `npm start` and `npm test`. */
const OFFSET = '4000';
/** Most of it for Jaeger and Prometheus, which are built once per machine. */
const MINUTES = 45;

/** What tools/stack says of the servers it runs. */
export interface HostStack {
  readonly pid: number;
  readonly mail_url: string | null;
  readonly jaeger_url: string | null;
  readonly dashboards_url: string | null;
  readonly databases: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

/**
 * Starts the servers of tools/stack where pods reach them, and Prometheus, which looks at the release's pods; or finds
 * those of an earlier run. They outlive this process.
 */
export async function startHostStack(
  address: string,
  { namespace, release }: Target,
  report: Report,
): Promise<HostStack> {
  const { logs, stackFile } = makePaths(HOME);
  const known = hostStackPid();
  if (known !== undefined && existsSync(stackFile)) return read(stackFile, known);
  rmSync(stackFile, { force: true });
  const log = join(logs, 'stack.log');
  const output = openSync(log, 'a');
  const env = {
    ...process.env,
    CURSA_STACK_ADDRESS: address,
    CURSA_PORT_OFFSET: OFFSET,
    CURSA_PARENT_PIPE: '',
  };
  const args = [
    '--disable-warning=ExperimentalWarning',
    'tools/cluster/host-stack-main.ts',
    HOME,
    namespace,
    release,
    kubeconfig(),
  ];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', output, output],
  });
  child.unref();
  const pid = child.pid ?? 0;
  for (let second = 0; second < MINUTES * 60; second++) {
    if (existsSync(stackFile)) return read(stackFile, pid);
    if (child.exitCode !== null)
      throw new Error(`The stores on this machine did not start. ${log} ends with:\n${lastLines(log)}`);
    report(`${second} s; ${lastLines(log, 1).trim()}`);
    await sleep(1000);
  }
  throw new Error(`The stores on this machine are not up after ${MINUTES} minutes; see ${log}`);
}

/** The file whose current context kubectl takes. */
function kubeconfig(): string {
  const [first] = (process.env.KUBECONFIG ?? '').split(delimiter).filter(Boolean);
  return first ?? join(homedir(), '.kube/config');
}

/** The process that holds the servers of an earlier run. */
export function hostStackPid(): number | undefined {
  const { lockFile } = makePaths(HOME);
  if (!existsSync(lockFile)) return undefined;
  const { pid } = JSON.parse(readFileSync(lockFile, 'utf8')) as { pid: number };
  return isRunning(pid) ? pid : undefined;
}

function read(file: string, pid: number): HostStack {
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<HostStack, 'pid'>), pid };
}
