import { setTimeout as sleep } from 'node:timers/promises';
import { install } from '../install.ts';
import { isReady, kubectl, nameOf, podsOf, type Target } from '../kube.ts';
import { startLoad, waitFor, wordsOf } from '../load-pod.ts';
import type { Results } from '../results.ts';
import type { Installation } from '../run.ts';

const CONSUMER = 'notifications';
const TITLE = `${CONSUMER} scales on what waits for it, and back`;
const WAITING_PER_POD = 20;
const nothing = (): void => undefined;

/** Where KEDA is: facts pile up while a consumer is away; when it is back, what waits raises its pods. */
export async function checkLag(installation: Installation, results: Results): Promise<void> {
  const { target, values } = installation;
  if (!(await hasKeda(target))) return results.record(TITLE, 'skipped', 'KEDA is not in this cluster');
  await results.step(TITLE, async () => {
    await install(target, values, nothing, [
      'keda.enabled=true',
      `services.${CONSUMER}.autoscaling.lag.perPod=${WAITING_PER_POD}`,
    ]);
    try {
      return await riseAndFall(installation);
    } finally {
      await install(target, values, nothing);
    }
  });
}

async function hasKeda(target: Target): Promise<boolean> {
  const found = await kubectl(target, [
    'get',
    'crd',
    'scaledobjects.keda.sh',
    '--ignore-not-found',
    '-o',
    'name',
  ]);
  return found.trim() !== '';
}

async function riseAndFall(installation: Installation): Promise<string> {
  const { target } = installation;
  const ready = async (): Promise<number> => (await podsOf(target, CONSUMER)).filter(isReady).length;
  await pause(target, '=0');
  await waitFor(async () => (await podsOf(target, CONSUMER)).length === 0, 180, `${CONSUMER} does not pause`);
  const load = await startLoad(installation, { name: 'lag', kind: 'journeys', seconds: 60, workers: 2 });
  const report = await load.report();
  await pause(target, '-');
  const back = Date.now();
  const since = (): number => Math.round((Date.now() - back) / 1000);
  let most = 0;
  while (most < 3 && since() < 180) {
    most = Math.max(most, await ready());
    await sleep(1_000);
  }
  if (most < 2) throw new Error(`it stayed at ${most} pods; ${wordsOf(report)}`);
  const risen = since();
  await waitFor(async () => (await ready()) === 1, 420, `${CONSUMER} does not come back to one pod`);
  return `0 → ${most} pods after ${risen} s, back at 1 after ${since()} s; while it was away: ${wordsOf(report)}`;
}

const pause = (target: Target, replicas: '=0' | '-'): Promise<string> =>
  kubectl(target, [
    ...['annotate', '--overwrite', 'scaledobject', nameOf(target, CONSUMER)],
    `autoscaling.keda.sh/paused-replicas${replicas}`,
  ]);
