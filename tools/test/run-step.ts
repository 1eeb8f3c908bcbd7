import { explain } from '../stack/explain.ts';
import type { Tally } from './tally.ts';

const say = (text: string): void => void process.stdout.write(text);

/**
 * Shows a step's heading and, at its end, how it went and how long it took. A failure is printed and counted, and the
 * next step runs: one run shows all that is wrong.
 * @returns whether the step succeeded
 */
export async function runStep(tally: Tally, title: string, work: () => Promise<void>): Promise<boolean> {
  const began = Date.now();
  say(`\n== ${title}\n`);
  try {
    await work();
    tally.passed += 1;
    say(`== ${title}: fine after ${seconds(began)} s\n`);
    return true;
  } catch (error) {
    tally.failed += 1;
    say(`${explain(error)}\n== ${title}: FAILED after ${seconds(began)} s\n`);
    return false;
  }
}

/** A group of tests that counts by itself; only a failure to run it at all is one more failure. */
export async function runTests(tally: Tally, title: string, work: () => Promise<void>): Promise<void> {
  const began = Date.now();
  say(`\n== ${title}\n`);
  try {
    await work();
  } catch (error) {
    tally.failed += 1;
    say(`${explain(error)}\n`);
  }
  say(`== ${title}: done after ${seconds(began)} s; so far ${tally.passed} good, ${tally.failed} bad\n`);
}

function seconds(since: number): number {
  return Math.round((Date.now() - since) / 1000);
}
