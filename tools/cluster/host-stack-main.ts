import { explain } from '../stack/explain.ts';
import { onEnd } from '../stack/on-end.ts';
import { runSteps } from '../stack/progress.ts';
import { Stack } from '../stack/stack.ts';

/**
 * The servers of tools/stack for a cluster: CURSA_STACK_ADDRESS and CURSA_PORT_OFFSET say where. Databases are made and
 * left empty, as the chart's own Jobs migrate them; Prometheus looks at the pods; the stand-in for Stripe runs in the cluster. Ends on SIGTERM.
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
  stack.writeStackFile();
  // May have to be built first, which nobody waits for; until then traces are lost and nothing else.
  for (const name of stack.helps) process.stdout.write(`${await stack.startHelp(name, () => undefined)}\n`);
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  await stack.stop();
  process.exit(1);
}
