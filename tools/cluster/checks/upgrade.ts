import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { requireTool } from '../find-tool.ts';
import { imageNames } from '../build-images.ts';
import { install } from '../install.ts';
import { helm, kubectl, nameOf } from '../kube.ts';
import { loadCommand, loadImages } from '../load-images.ts';
import { startLoad, wordsOf, type LoadReport } from '../load-pod.ts';
import type { Results } from '../results.ts';
import type { Installation } from '../run.ts';
import { readBooks, type Books } from './books.ts';

/** Longer than any change may take: the load ends when the change has. */
const LONGEST_SECONDS = 1_500;
const nothing = (): void => undefined;

/** R10: every service is replaced by another version, then back, while people use it: no request fails, nothing is lost. */
export async function checkUpgrade(installation: Installation, results: Results): Promise<void> {
  const { target, tag, values } = installation;
  const next = `${tag}-next`;
  await nameAgain(installation, next);
  // What an interrupted run left, a control without drain perhaps, is no state to roll back to.
  await install(target, values, nothing);
  await under(installation, 'upgrade', results, 'Upgrade of every service under load', () =>
    install(target, values, nothing, [`image.tag=${next}`]),
  );
  await under(installation, 'rollback', results, 'Rollback of every service under load', () =>
    helm(target, ['rollback', target.release, '--wait', '--timeout', '20m']),
  );
  await control(installation, results);
}

/** The same images under another name: every pod is replaced, as by a new version. */
async function nameAgain({ tag, options }: Installation, next: string): Promise<void> {
  const images = imageNames(tag);
  const again = imageNames(next);
  for (const [index, image] of images.entries())
    await execa(requireTool('docker'), ['tag', image, again[index] ?? '']);
  await loadImages(await loadCommand(options.load), again, nothing);
}

/** Runs the load as long as the change takes, and compares what people saw with what the databases say. */
async function under(
  installation: Installation,
  name: string,
  results: Results,
  title: string,
  change: () => Promise<unknown>,
): Promise<void> {
  await results.step(title, async () => {
    const load = await startLoad(installation, {
      name,
      kind: 'journeys',
      seconds: LONGEST_SECONDS,
      workers: 2,
    });
    await load.begun();
    const began = Date.now();
    await change();
    const took = Math.round((Date.now() - began) / 1000);
    await sleep(Math.max(10, installation.options.loadSeconds - took) * 1000);
    await load.stop();
    const report = await load.report();
    const books = await readBooks(installation.target, report);
    const words = `${wordsOf(report)}; the change took ${took} s; ${booksWords(books)}`;
    if (report.failed > 0 || !agree(report, books)) throw new Error(words);
    return words;
  });
}

/** Without the protections the same must fail, or the check above shows nothing. */
async function control(installation: Installation, results: Results): Promise<void> {
  const { target, values } = installation;
  const bare = [
    'defaults.preStopSeconds=0',
    'defaults.rollingUpdate.maxUnavailable=1',
    'defaults.rollingUpdate.maxSurge=0',
  ];
  await results.step('Control: without drain and surge, a restart is noticed', async () => {
    try {
      await install(target, values, nothing, bare);
      const report = await restarted(installation);
      if (report.failed === 0) throw new Error(`it was not: ${wordsOf(report)}`);
      return wordsOf(report);
    } finally {
      await install(target, values, nothing);
    }
  });
}

/** What people saw while two services were restarted. */
async function restarted(installation: Installation): Promise<LoadReport> {
  const { target } = installation;
  const load = await startLoad(installation, { name: 'control', kind: 'journeys', seconds: 90, workers: 2 });
  await load.begun();
  for (const part of ['booking', 'gateway'])
    await kubectl(target, ['rollout', 'restart', `deploy/${nameOf(target, part)}`]);
  return load.report();
}

export function agree(report: LoadReport, books: Books): boolean {
  return (
    books.ordersBelieved === books.ordersCompleted &&
    books.fees === books.ordersBelieved &&
    books.feesTwice + books.unbalanced === 0 &&
    (report.failed > 0 || books.ordersOther === 0)
  );
}

export function booksWords(books: Books): string {
  const { ordersBelieved, ordersCompleted, ordersOther, fees, feesTwice, unbalanced } = books;
  return `${ordersCompleted} of ${ordersBelieved} orders completed, ${ordersOther} in another state, ${fees} fees (${feesTwice} twice), ${unbalanced} journals out of balance`;
}
