import { helm, type Target } from '../kube.ts';
import { CHART } from '../install.ts';
import type { Results } from '../results.ts';
import { REFUSALS } from '../refused-values.ts';

/** Values that are wrong never reach the cluster: helm says in a sentence what is wrong with them. */
export async function checkRefusals(target: Target, results: Results): Promise<void> {
  for (const { set, says } of REFUSALS) {
    await results.step(`Refused: ${set}`, async () => {
      const words = await helm(target, [
        'upgrade',
        '--install',
        'refused',
        CHART,
        '--dry-run=server',
        '--set',
        set,
      ]).then(
        () => undefined,
        (error: unknown) => (error as Error).message,
      );
      if (words === undefined) throw new Error('it was taken');
      const line = words.split('\n').find((part) => says.test(part));
      if (line === undefined) throw new Error(`it says: ${words}`);
      return line.trim().replace(/^.*execution error at \([^)]*\): /, '');
    });
  }
}
