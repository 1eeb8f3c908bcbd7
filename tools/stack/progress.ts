import { Listr, PRESET_TIMER } from 'listr2';
import type { Report } from './context.ts';

/** A step the user sees. Inner steps run together unless `inOrder`. */
export interface Step {
  /** For the program; the title is for people. */
  readonly name?: string;
  readonly title: string;
  readonly run?: (report: Report) => Promise<void>;
  readonly steps?: readonly Step[];
  readonly inOrder?: boolean;
}

const PLAIN_EVERY_MS = 5000;

/** Shows the steps: a live list on a terminal, plain lines elsewhere. @throws the first failure. */
export async function runSteps(steps: readonly Step[], inOrder = true): Promise<void> {
  await list(steps, inOrder, true).run();
}

function list(steps: readonly Step[], inOrder: boolean, outermost: boolean): Listr {
  const tasks = steps.map((step) => ({
    title: step.title,
    task: (_context: unknown, task: { output: string; title: string }): Promise<void> | Listr => {
      if (step.steps) return list(step.steps, step.inOrder ?? false, false);
      return step.run?.(reporter(task)) ?? Promise.resolve();
    },
  }));
  const options = { concurrent: !inOrder, exitOnError: true };
  if (!outermost) return new Listr(tasks as never, options);
  return new Listr(tasks as never, {
    ...options,
    renderer: 'default',
    fallbackRenderer: 'simple',
    rendererOptions: { collapseSubtasks: true, timer: PRESET_TIMER },
    fallbackRendererOptions: { timer: PRESET_TIMER },
    registerSignalListeners: false,
  });
}

/** A log file does not want a line for every percent. */
function reporter(task: { output: string }): Report {
  let last = 0;
  return (text) => {
    if (!process.stdout.isTTY && Date.now() - last < PLAIN_EVERY_MS) return;
    last = Date.now();
    task.output = text;
  };
}
