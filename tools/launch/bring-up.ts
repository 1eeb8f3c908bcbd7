import { runSteps } from '../stack/progress.ts';
import type { Stack } from '../stack/stack.ts';
import { buildWeb, type WebBuild } from './build-web.ts';
import { build } from './build.ts';
import { seed, seededBefore, type DemoData } from './seed.ts';
import { requireBuilt, serviceSteps } from './services.ts';

export interface BroughtUp {
  readonly demo: DemoData;
  readonly web: WebBuild;
}

/**
 * Starts everything but Jaeger. What needs nothing starts at once; the databases wait for Postgres and the build, the
 * services only for the databases: they boot while the other servers do, and become ready when those answer.
 */
export async function bringUp(stack: Stack): Promise<BroughtUp> {
  const { supervisor } = stack.context;
  const built = milestone();
  const postgres = milestone();
  const migrated = milestone();
  const servers = stack
    .serverSteps()
    .map((step) =>
      step.name === 'postgres' ? { ...step, run: then(step.run, () => postgres.reach()) } : step,
    );
  let demo: DemoData | undefined;
  let web: WebBuild = { state: 'absent' };
  await runSteps([
    {
      title: 'Servers and services',
      steps: [
        {
          title: 'Build',
          run: async (report) => {
            await build(supervisor.logOf('build'), report);
            requireBuilt();
            built.reach();
          },
        },
        {
          title: 'Web application',
          run: async (report) => void (web = await buildWeb(supervisor.logOf('build-web'), report)),
        },
        ...servers,
        {
          title: 'Databases',
          run: async (report) => {
            await Promise.all([built.reached, postgres.reached]);
            await stack.createDatabases();
            await stack.migrate(report);
            migrated.reach();
          },
        },
        ...serviceSteps(stack, migrated.reached),
      ],
    },
    {
      title: 'Demo data',
      run: async (report) => {
        demo = (stack.databasesAreCurrent ? seededBefore(stack, report) : undefined) ?? (await seed(stack));
      },
    },
  ]);
  return { demo: demo ?? { coupon: null, accounts: [] }, web };
}

interface Milestone {
  readonly reached: Promise<void>;
  readonly reach: () => void;
}

/** What steps that run together wait for. When the step that should reach it fails, its own error ends the start. */
function milestone(): Milestone {
  let reach = (): void => undefined;
  const reached = new Promise<void>((resolve) => (reach = resolve));
  return { reached, reach };
}

function then<A>(
  run: ((argument: A) => Promise<void>) | undefined,
  after: () => void,
): (argument: A) => Promise<void> {
  return async (argument) => {
    await run?.(argument);
    after();
  };
}
