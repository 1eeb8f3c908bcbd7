import { explain } from '../stack/explain.ts';
import { onEnd } from '../stack/on-end.ts';
import { runSteps } from '../stack/progress.ts';
import { Stack } from '../stack/stack.ts';

/**
 * The servers of tools/stack for a cluster: CURSA_STACK_ADDRESS and CURSA_PORT_OFFSET say where. Databases are made and
 * left empty, as the chart's own Jobs migrate them; Prometheus looks at the pods; the stand-in for Stripe runs in the
 * cluster. Ends on SIGTERM.
 */
const [home = '.cursa/cluster', namespace = 'cursa', release = 'cursa', kubeconfig = ''] =
  process.argv.slice(2);
const stack = new Stack({
  home,
  offset: process.env.CURSA_PORT_OFFSET,
  helps: ['jaeger', 'prometheus'],
  pods: { namespace, release, kubeconfig },
});
onEnd(() => stack.stop());
try {
  await stack.check();
  const steps = stack.serverSteps().filter(({ name }) => name !== 'stripe');
  await runSteps([
    { title: 'Stores on this machine', steps },
    { title: 'Databases', run: () => stack.createDatabases() },
  ]);
  // Unlike `npm start`, this waits for what must be built first, once per machine: two cores that compile Go are two
  // cores less for the pods, and the run counts what fails under load.
  for (const name of stack.helps)
    process.stdout.write(
      `${await stack.startHelp(name, (line) => process.stdout.write(`${name}: ${line}\n`))}\n`,
    );
  stack.writeStackFile();
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  await stack.stop();
  process.exit(1);
}
