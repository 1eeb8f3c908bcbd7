import { kubectl, nameOf } from '../kube.ts';
import { startNodePod } from '../node-pod.ts';
import type { Results } from '../results.ts';
import type { Installation } from '../run.ts';
import { openFrom, waysBetween, waysOfStranger, type Way } from '../ways.ts';

const STRANGER = 'cursa-stranger';
const TITLE = 'Nobody reaches a service or a store but who needs it';

/** Opens every way between the services, to the stores and from outside, and compares with what the chart says. */
export async function checkPolicies(installation: Installation, results: Results): Promise<void> {
  const { target } = installation;
  await startStranger(installation);
  try {
    const outside = await wrongOf(installation, STRANGER, waysOfStranger(target));
    if (outside.total > 0 && outside.open === outside.total)
      return results.record(TITLE, 'skipped', 'this cluster takes NetworkPolicies and does not enforce them');
    await results.step(TITLE, async () => {
      const all = [outside];
      const ways = await waysBetween(target);
      for (const from of new Set(ways.map((way) => way.from))) {
        const its = ways.filter((way) => way.from === from);
        all.push(await wrongOf(installation, `deploy/${nameOf(target, from)}`, its));
      }
      const wrong = all.flatMap((each) => each.wrong);
      if (wrong.length > 0) throw new Error(wrong.join('; '));
      const sum = (of: (each: Seen) => number): number => all.reduce((total, each) => total + of(each), 0);
      const open = sum((each) => each.open);
      return `${open} ways are open and ${sum((each) => each.total) - open} closed, as the chart says`;
    });
  } finally {
    await kubectl(target, [
      'delete',
      'pod',
      STRANGER,
      '--ignore-not-found',
      '--grace-period=0',
      '--wait=false',
    ]);
  }
}

interface Seen {
  readonly total: number;
  readonly open: number;
  readonly wrong: readonly string[];
}

async function wrongOf({ target }: Installation, pod: string, ways: readonly Way[]): Promise<Seen> {
  const open = await openFrom(
    target,
    pod,
    ways.map(({ address }) => address),
  );
  const wrong = ways
    .filter(({ address, mayPass }) => open.has(address) !== mayPass)
    .map(({ from, to, mayPass }) => `${from} ${mayPass ? 'does not reach' : 'reaches'} ${to}`);
  return { total: ways.length, open: open.size, wrong };
}

/** A pod of the same namespace that belongs to nobody. */
async function startStranger({ target, tag }: Installation): Promise<void> {
  await startNodePod(target, {
    name: STRANGER,
    tag,
    args: ['-e', 'setTimeout(() => undefined, 600_000)'],
    env: { NODE_OPTIONS: '' },
    resources: { requests: { cpu: '10m', memory: '48Mi' }, limits: { memory: '128Mi' } },
  });
  await kubectl(target, ['wait', '--for=condition=Ready', `pod/${STRANGER}`, '--timeout=60s']);
}
