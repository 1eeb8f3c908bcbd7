import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { APPS, type App } from '../stack/apps.ts';
import { appValues } from '../stack/env.ts';
import { baseEnvironment } from '../stack/environment.ts';
import { ROOT } from '../stack/paths.ts';
import type { Step } from '../stack/progress.ts';
import type { Stack } from '../stack/stack.ts';
import { answersOk } from '../stack/wait.ts';

const TELEMETRY = 'libs/platform/dist/telemetry/register.js';
/** Nine services that start together on a busy machine with two cores need more than a minute. */
const READY_SECONDS = 240;

/** One step per service: start it when `mayStart` resolves and wait until it says that it is ready. */
export function serviceSteps(stack: Stack, mayStart: Promise<unknown> = Promise.resolve()): Step[] {
  return APPS.map((app) => ({
    title: app,
    run: async () => {
      await mayStart;
      start(stack, app);
      const { ports, supervisor } = stack.context;
      await supervisor.ready(
        app,
        () => answersOk(`http://127.0.0.1:${ports[app]}/health/ready`),
        READY_SECONDS,
      );
    },
  }));
}

/** @throws naming the first file that the build did not leave */
export function requireBuilt(): void {
  const missing = [TELEMETRY, ...APPS.map(mainOf)].find((file) => !existsSync(join(ROOT, file)));
  if (missing) throw new Error(`${missing} is missing. Build it with:\n  npm run build`);
}

/** Services end before the servers they lean on. */
export async function stopAll(stack: Stack): Promise<void> {
  await stack.context.supervisor.stop(APPS);
  await stack.stop();
}

/** Without --enable-source-maps: reading the maps costs each service a second of start, and swc keeps the lines alike. */
function start(stack: Stack, app: App): void {
  requireBuilt();
  const { context, backing } = stack;
  context.supervisor.start(app, {
    command: process.execPath,
    args: ['--import', join(ROOT, TELEMETRY), join(ROOT, mainOf(app))],
    env: {
      ...baseEnvironment(),
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: context.paths.compileCache,
      ...appValues(context, backing, app),
    },
    cwd: ROOT,
    stopSeconds: 10,
  });
}

function mainOf(app: App): string {
  return join('apps', app, 'dist/main.js');
}
