import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { guard, type Guarded, type ProcessSpec } from './guard.ts';
import { lastLines } from './logs.ts';

const running = new Set<Guarded>();

/**
 * Runs a build tool to its end, its output going to the log and line by line to `onLine`.
 * @throws with the log's last lines when the tool fails.
 */
export async function runTool(
  spec: ProcessSpec,
  log: string,
  onLine: (line: string) => void = () => undefined,
): Promise<void> {
  const tool = guard(spec, 'pipe');
  running.add(tool);
  const file = createWriteStream(log, { flags: 'a' });
  const { stdout, stderr } = tool.child;
  for (const stream of [stdout, stderr]) {
    if (!stream) continue;
    stream.pipe(file, { end: false });
    createInterface({ input: stream }).on('line', onLine);
  }
  const code = await tool.ended.finally(() => running.delete(tool));
  await new Promise<void>((resolve) => file.end(resolve));
  if (code !== 0)
    throw new Error(
      `${spec.command} ${spec.args[0] ?? ''} failed (${code}). ${log} ends with:\n${lastLines(log)}`,
    );
}

/** Stops every tool still at work. */
export async function stopTools(): Promise<void> {
  await Promise.all([...running].map((tool) => tool.stop()));
}
