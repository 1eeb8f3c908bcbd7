import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { APPS, type App } from '../stack/apps.ts';
import { appValues } from '../stack/env.ts';
import { baseEnvironment } from '../stack/environment.ts';
import { ROOT } from '../stack/paths.ts';
import type { Step } from '../stack/progress.ts';
import type { Stack } from '../stack/stack.ts';
import { answersOk } from '../stack/wait.ts';

const TELEMETRY = join(ROOT, 'libs/platform/dist/telemetry/register.js');
const READY_SECONDS = 60;

/** One step per service: start it and wait until it says that it is ready. */
export function serviceSteps(stack: Stack): Step[] {
  return APPS.map((app) => ({
    title: app,
    run: async (report) => {
      if (!existsSync(mainOf(app))) return report(`skipped: apps/${app}/dist/main.js is missing (npm run build)`);
      start(stack, app);
      const { ports, supervisor } = stack.context;
      await supervisor.ready(app, () => answersOk(`http://127.0.0.1:${ports[app]}/health/ready`), READY_SECONDS);
    },
  }));
}

/** The services that have no build. */
export function unbuilt(): App[] {
  return APPS.filter((app) => !existsSync(mainOf(app)));
}

/** Services end before the servers they lean on. */
export async function stopAll(stack: Stack): Promise<void> {
  await stack.context.supervisor.stop(APPS);
  await stack.stop();
}

function start(stack: Stack, app: App): void {
  const telemetry = existsSync(TELEMETRY) ? ['--import', TELEMETRY] : [];
  stack.context.supervisor.start(app, {
    command: process.execPath,
    args: ['--enable-source-maps', ...telemetry, mainOf(app)],
    env: { ...baseEnvironment(), NODE_ENV: 'production', ...appValues(stack.context, stack.backing, app) },
    cwd: ROOT,
    stopSeconds: 10,
  });
}

function mainOf(app: App): string {
  return join(ROOT, 'apps', app, 'dist/main.js');
}
