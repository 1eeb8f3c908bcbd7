import { rmSync } from 'node:fs';
import { hostStackPid } from './host-stack.ts';
import { helm, kubectl } from './kube.ts';
import type { Options } from './options.ts';
import { CLUSTER_FILE, readClusterFile } from './state.ts';

/** Removes the release and its namespace, and ends the processes that a run left behind. */
export async function down(options: Options, say: (line: string) => void): Promise<void> {
  const known = readClusterFile();
  const target = {
    namespace: known?.namespace ?? options.namespace,
    release: known?.release ?? options.release,
  };
  await helm(target, ['uninstall', target.release, '--wait', '--timeout', '5m']).then(
    () => say(`The release ${target.release} is removed`),
    (error: unknown) => say(String(error)),
  );
  await kubectl(target, ['delete', 'namespace', target.namespace, '--ignore-not-found', '--timeout=5m']);
  for (const pid of [hostStackPid(), ...(known?.forward_pids ?? [])].filter((id) => id !== undefined)) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {
      // It had ended already.
    }
  }
  rmSync(CLUSTER_FILE, { force: true });
  say('Nothing of it runs any more; the data of stores on this machine stays in .cursa/cluster.');
}
