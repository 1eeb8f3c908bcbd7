import { isReady, kubectl, podsOf } from '../kube.ts';
import { startLoad, waitFor, wordsOf } from '../load-pod.ts';
import type { Results } from '../results.ts';
import type { Installation } from '../run.ts';
import { readBooks } from './books.ts';
import { agree, booksWords } from './upgrade.ts';

const SERVICES = [
  'booking',
  'offers',
  'payments',
  'notifications',
  'chat',
  'pricing',
  'media',
  'auth',
  'gateway',
  'web',
];

/** A pod of every service is killed without warning while people use it; they send again what was not answered. */
export async function checkKills(installation: Installation, results: Results): Promise<void> {
  const { target } = installation;
  await results.step('A killed pod of every service during load loses nothing', async () => {
    const load = await startLoad(installation, {
      name: 'kills',
      kind: 'journeys',
      seconds: 2_400,
      workers: 2,
      patient: true,
    });
    await load.begun();
    const gone: string[] = [];
    for (const service of SERVICES) {
      const [pod] = await podsOf(target, service);
      if (!pod) throw new Error(`${service} has no pod`);
      const began = Date.now();
      await kubectl(target, ['delete', 'pod', pod.metadata.name, '--grace-period=0', '--force']);
      await waitFor(async () => (await podsOf(target, service)).some(isReady), 240, `${service} is not back`);
      gone.push(`${service} ${Math.round((Date.now() - began) / 1000)} s`);
    }
    await load.stop();
    const report = await load.report();
    const books = await readBooks(target, report);
    const words = `${wordsOf(report)}; ${booksWords(books)}; back after: ${gone.join(', ')}`;
    if (report.failed > 0 || !agree(report, books)) throw new Error(words);
    return words;
  });
}
