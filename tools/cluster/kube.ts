import { execa } from 'execa';
import { requireTool } from './find-tool.ts';

export interface Target {
  readonly namespace: string;
  readonly release: string;
}

/** Runs kubectl in the installation's namespace. @throws with kubectl's own words */
export async function kubectl(target: Target, args: readonly string[], input?: string): Promise<string> {
  const done = await execa(requireTool('kubectl'), ['-n', target.namespace, ...args], {
    reject: false,
    ...(input === undefined ? { stdin: 'ignore' as const } : { input }),
  });
  if (done.failed)
    throw new Error(`kubectl ${args.slice(0, 3).join(' ')}: ${done.stderr || done.shortMessage}`);
  return done.stdout;
}

export async function kubeJson<T>(target: Target, args: readonly string[]): Promise<T> {
  return JSON.parse(await kubectl(target, [...args, '-o', 'json'])) as T;
}

/**
 * What a program for Node prints that runs in a pod (`deploy/<name>`: in one of its pods), with the pod's environment but
 * without the service's preload, which would announce itself to the collector. @throws with kubectl's own words
 */
export function nodeIn(target: Target, pod: string, program: string): Promise<string> {
  return kubectl(target, ['exec', pod, '--', 'env', 'NODE_OPTIONS=', 'node', '-e', program]);
}

/** Runs helm. @throws with helm's own words */
export async function helm(
  target: Target,
  args: readonly string[],
  onLine?: (line: string) => void,
): Promise<string> {
  const run = execa(requireTool('helm'), ['-n', target.namespace, ...args], {
    reject: false,
    stdin: 'ignore',
  });
  if (onLine)
    for (const stream of [run.stdout, run.stderr])
      stream.on('data', (chunk: Buffer) => onLine(String(chunk).trim()));
  const done = await run;
  if (done.failed) throw new Error(`helm ${args.slice(0, 2).join(' ')}: ${done.stderr || done.shortMessage}`);
  return done.stdout;
}

interface ContainerStatus {
  readonly restartCount: number;
  readonly ready: boolean;
  readonly state?: { readonly waiting?: { readonly reason: string; readonly message?: string } };
}

export interface Pod {
  readonly metadata: {
    readonly name: string;
    readonly labels: Record<string, string>;
    readonly deletionTimestamp?: string;
  };
  readonly status: {
    readonly phase: string;
    readonly conditions?: readonly { type: string; status: string; message?: string }[];
    readonly initContainerStatuses?: readonly ContainerStatus[];
    readonly containerStatuses?: readonly ContainerStatus[];
  };
}

/** The pods of one part of the installation, without those on their way out. */
export async function podsOf(target: Target, name: string): Promise<Pod[]> {
  const selector = `app.kubernetes.io/instance=${target.release},app.kubernetes.io/name=${name}`;
  const { items } = await kubeJson<{ items: Pod[] }>(target, ['get', 'pods', '-l', selector]);
  return items.filter(({ metadata }) => metadata.deletionTimestamp === undefined);
}

export function isReady({ status }: Pod): boolean {
  return status.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True') ?? false;
}

/** The name of an object of the release: the chart's own rule. */
export function nameOf({ release }: Target, part: string): string {
  return `${release.includes('cursa') ? release : `${release}-cursa`}-${part}`;
}
