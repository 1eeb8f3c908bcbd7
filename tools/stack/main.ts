import { parseArgs } from 'node:util';
import { explain } from './explain.ts';
import { onEnd } from './on-end.ts';
import { runSteps } from './progress.ts';
import { Stack } from './stack.ts';

const USAGE = `node tools/stack/main.ts up [--data <folder>] [--docker] [--fresh]
  Starts the backing services, makes the databases, runs the migrations (build first: npm run build), writes stack.json into the
  folder (.cursa), and stays until Ctrl-C. CURSA_PORT_OFFSET shifts every port.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, docker: { type: 'boolean' }, fresh: { type: 'boolean' } },
});

if (positionals[0] === 'up') await up();
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

async function up(): Promise<void> {
  const stack = new Stack({
    home: values.data,
    offset: process.env.CURSA_PORT_OFFSET,
    docker: values.docker,
    fresh: values.fresh,
  });
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  onEnd(() => stack.stop());
  try {
    await stack.check();
    await runSteps([
      { title: 'Backing services', steps: stack.serverSteps() },
      { title: 'Databases', run: () => stack.createDatabases() },
      { title: 'Migrations', run: (report) => stack.migrate(report) },
    ]);
    stack.writeStackFile();
    stack.context.supervisor.onLine(say);
    say(`The stack is up: ${stack.context.paths.stackFile}. Ctrl-C ends it.`);
    await stack.startHelp('jaeger', () => undefined).then(say);
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`);
    await stack.stop();
    process.exit(1);
  }
}
