import { baseEnvironment } from '../stack/environment.ts';
import { guard, type Guarded } from '../stack/guard.ts';
import { ROOT } from '../stack/paths.ts';

export interface NodeRun {
  /** Arguments of Node, the program's path from the root first. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The program is ended when it takes longer. */
  readonly minutes: number;
  /** Called with what it prints; without it the output is kept for the error. */
  readonly onOutput?: (chunk: Buffer) => void;
}

const KEPT_LINES = 150;
const running = new Set<Guarded>();

/**
 * Runs a Node program that ends with this process at the latest.
 * @returns its exit code
 * @throws when it takes too long
 */
export async function runNode({ args, env, minutes, onOutput }: NodeRun): Promise<number> {
  const spec = {
    command: process.execPath,
    args,
    cwd: ROOT,
    env: { ...baseEnvironment(), CI: process.env.CI ?? '', ...env },
  };
  const program = guard(spec, 'pipe');
  running.add(program);
  for (const stream of [program.child.stdout, program.child.stderr])
    stream?.on('data', (chunk: Buffer) => onOutput?.(chunk));
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void program.stop();
  }, minutes * 60_000);
  const code = await program.ended.finally(() => {
    clearTimeout(timer);
    running.delete(program);
  });
  if (late) throw new Error(`${args.join(' ')} did not end within ${minutes} minutes and was stopped`);
  return code;
}

/** @throws with the end of what the program printed, when it fails */
export async function checkNode(run: Omit<NodeRun, 'onOutput'>): Promise<void> {
  const output: Buffer[] = [];
  const code = await runNode({ ...run, onOutput: (chunk) => void output.push(chunk) });
  if (code === 0) return;
  const lines = Buffer.concat(output).toString().trimEnd().split('\n');
  const cut = lines.length > KEPT_LINES ? [`(${lines.length - KEPT_LINES} lines before these)`] : [];
  throw new Error([...cut, ...lines.slice(-KEPT_LINES)].join('\n'));
}

/** Ends every program still at work. */
export async function stopNode(): Promise<void> {
  await Promise.all([...running].map((program) => program.stop()));
}
