import { globSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildWeb } from '../launch/build-web.ts';
import { build } from '../launch/build.ts';
import { writeReadyFile } from '../launch/ready.ts';
import { seed } from '../launch/seed.ts';
import { serviceSteps } from '../launch/services.ts';
import { ROOT } from '../stack/paths.ts';
import { runSteps } from '../stack/progress.ts';
import type { Report } from '../stack/context.ts';
import type { Stack } from '../stack/stack.ts';

/** @throws when the work takes longer, so that no server can hold a run up for ever */
async function within(minutes: number, what: string, work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const late = sleep(minutes * 60_000, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`${what} took longer than ${minutes} minutes`);
  });
  late.catch(() => undefined);
  await Promise.race([work, late]).finally(() => timer.abort());
}

export function buildAll(log: string): Promise<void> {
  return within(10, 'The build', runSteps([{ title: 'Build', run: (report) => build(log, report) }]));
}

/** @throws when a route weighs more than its budget, or the build fails in another way */
export async function buildWebApp(log: string): Promise<void> {
  const step = {
    title: 'Web application',
    run: async (report: Report): Promise<void> => {
      const built = await buildWeb(log, report);
      if (built.state === 'failed') throw new Error(built.reason);
    },
  };
  await within(10, 'The build of the web application', runSteps([step]));
}

/** The backing servers with migrated databases; the services are not started. */
export async function startServers(stack: Stack): Promise<void> {
  await stack.check();
  const steps = runSteps([
    { title: 'Servers', steps: stack.serverSteps() },
    { title: 'Databases', run: () => stack.createDatabases() },
    { title: 'Migrations', run: (report) => stack.migrate(report) },
  ]);
  await within(10, 'Starting the servers', steps);
  stack.writeStackFile();
}

/** Every service, with the demo data that the end-to-end tests sign in with. */
export async function startServices(stack: Stack): Promise<void> {
  const traces = await stack.startHelp('jaeger', () => undefined);
  process.stdout.write(`${traces}\n`);
  await within(5, 'Starting the services', runSteps([{ title: 'Services', steps: serviceSteps(stack) }]));
  writeReadyFile(stack, await seed(stack));
}

export function hasEndToEndTests(): boolean {
  return (
    globSync('{apps,libs,tools}/**/*.e2e-spec.ts', { cwd: ROOT, exclude: ['**/node_modules'] }).length > 0
  );
}

/** Tests that look at the web application in a browser. */
export function hasBrowserTests(): boolean {
  return globSync('tools/e2e/web/**/*.e2e-spec.ts', { cwd: ROOT }).length > 0;
}

/** What tests read: `TEST_DATABASE_URL` of a superuser, `TEST_KAFKA_BROKERS`, `TEST_S3_ENDPOINT` and so on. */
export function testEnvironment(stack: Stack, offset: string): Record<string, string> {
  const { paths } = stack.context;
  const servers = Object.entries(stack.backing).map(([name, value]) => [`TEST_${name}`, value]);
  return {
    ...(Object.fromEntries(servers) as Record<string, string>),
    CURSA_STACK_FILE: paths.stackFile,
    CURSA_READY_FILE: paths.readyFile,
    CURSA_PORT_OFFSET: offset,
  };
}
