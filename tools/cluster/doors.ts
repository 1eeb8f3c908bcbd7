import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePaths, ROOT } from '../stack/paths.ts';
import { answersOk, until } from '../stack/wait.ts';
import { openSync } from 'node:fs';
import { nameOf, type Target } from './kube.ts';

export interface Door {
  readonly part: string;
  /** The port of this machine. */
  readonly local: number;
  /** The port of the Service. */
  readonly port: number;
  /** A path that answers 2xx. */
  readonly path: string;
}

/**
 * Makes sure that localhost leads to a Service: by its node port where that is this machine's own, else by a forward
 * that outlives this process and finds a new pod when its own goes.
 * @returns the forward's process id, when one was started
 */
export async function openDoor(target: Target, door: Door): Promise<number | undefined> {
  const url = `http://localhost:${door.local}${door.path}`;
  for (let attempt = 0; attempt < 3; attempt++) {
    if (
      await answersOk(url).then(
        () => true,
        () => false,
      )
    )
      return undefined;
    await sleep(1_000);
  }
  const log = openSync(join(makePaths('.cursa/cluster').logs, `forward-${door.part}.log`), 'a');
  const args = [
    join(ROOT, 'tools/cluster/forward.mjs'),
    target.namespace,
    `svc/${nameOf(target, door.part)}`,
    `${door.local}:${door.port}`,
  ];
  const child = spawn(process.execPath, args, { cwd: ROOT, detached: true, stdio: ['ignore', log, log] });
  child.unref();
  await until(() => answersOk(url), 60);
  return child.pid;
}
