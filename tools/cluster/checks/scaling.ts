import { setTimeout as sleep } from 'node:timers/promises';
import { kubeJson, nameOf, type Target } from '../kube.ts';
import { startLoad, waitFor, wordsOf, type LoadKind } from '../load-pod.ts';
import type { Results } from '../results.ts';
import type { Installation } from '../run.ts';

interface Deployment {
  readonly status: { readonly replicas?: number; readonly readyReplicas?: number };
}

async function replicasOf(target: Target, part: string): Promise<number> {
  const { status } = await kubeJson<Deployment>(target, ['get', 'deploy', nameOf(target, part)]);
  return status.readyReplicas ?? 0;
}

/** Load on one of the two services that scale by themselves raises its pods, not the other's; they go when it ends. */
export async function checkScaling(installation: Installation, results: Results): Promise<void> {
  await one(installation, results, 'pricing', 'chat', {
    name: 'estimates',
    kind: 'estimates',
    seconds: 100,
    workers: 8,
  });
  await one(installation, results, 'chat', 'pricing', {
    name: 'chat',
    kind: 'chat',
    seconds: 100,
    workers: 8,
  });
}

async function one(
  installation: Installation,
  results: Results,
  grows: string,
  stays: string,
  load: LoadKind,
): Promise<void> {
  const { target } = installation;
  await results.step(`${grows} scales alone under load, and back`, async () => {
    const settled = async (): Promise<boolean> =>
      (await replicasOf(target, grows)) === 1 && (await replicasOf(target, stays)) === 1;
    await waitFor(settled, 300, `${grows} and ${stays} are not at one pod before the load`);
    const running = await startLoad(installation, load);
    await running.begun();
    const began = Date.now();
    const most = { grows: 1, stays: 1 };
    let grownAfter = 0;
    while (Date.now() - began < (load.seconds + 60) * 1000 && most.grows < 3) {
      most.grows = Math.max(most.grows, await replicasOf(target, grows));
      most.stays = Math.max(most.stays, await replicasOf(target, stays));
      if (most.grows > 1) grownAfter ||= Math.round((Date.now() - began) / 1000);
      await sleep(2_000);
    }
    const report = await running.report();
    const ended = Date.now();
    if (most.grows === 1) throw new Error(`it stayed at one pod; ${wordsOf(report)}`);
    await waitFor(
      async () => (await replicasOf(target, grows)) === 1,
      420,
      `${grows} does not come back to one pod`,
    );
    const back = Math.round((Date.now() - ended) / 1000);
    if (most.stays > 1) throw new Error(`${stays} went to ${most.stays} pods too`);
    return `1 → ${most.grows} pods (the second after ${grownAfter} s), ${stays} stayed at 1, back at 1 ${back} s after the load; ${wordsOf(report)}`;
  });
}
