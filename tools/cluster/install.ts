import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../stack/context.ts';
import { ROOT } from '../stack/paths.ts';
import { hindranceOf } from './hindrance.ts';
import { helm, isReady, kubectl, kubeJson, type Pod, type Target } from './kube.ts';

/** What the last run set on top of the try-out's values. */
export const VALUES_FILE = join(ROOT, '.cursa/cluster/values.json');
export const CHART = join(ROOT, 'helm/cursa');
export const TRYOUT_VALUES = join(CHART, 'values-tryout.yaml');
const MINUTES = 20;

/** The namespace, with the restricted Pod Security Standard enforced. */
export async function makeNamespace(target: Target): Promise<void> {
  const labels = {
    'pod-security.kubernetes.io/enforce': 'restricted',
    'pod-security.kubernetes.io/warn': 'restricted',
  };
  await kubectl(
    target,
    ['apply', '-f', '-'],
    JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: target.namespace, labels } }),
  );
}

export async function apply(target: Target, manifest: object): Promise<void> {
  await kubectl(target, ['apply', '-f', '-'], JSON.stringify(manifest));
}

/**
 * `helm upgrade --install --wait` of the try-out values with `values` on top; `set` are further `--set` arguments.
 * @throws with helm's words and what the pods that are not ready say
 */
export async function install(
  target: Target,
  values: object,
  report: Report,
  set: readonly string[] = [],
): Promise<void> {
  writeFileSync(VALUES_FILE, JSON.stringify(values, null, 2));
  const args = [
    'upgrade',
    '--install',
    target.release,
    CHART,
    '-f',
    TRYOUT_VALUES,
    '-f',
    VALUES_FILE,
    '--wait',
    '--timeout',
    `${MINUTES}m`,
  ];
  await clearInterrupted(target);
  const ticker = setInterval(() => void progress(target).then(report, () => undefined), 5_000);
  try {
    await helm(target, [...args, ...set.flatMap((entry) => ['--set', entry])]);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${await troubles(target)}`);
  } finally {
    clearInterval(ticker);
  }
}

/** A run that was cut off leaves the release locked: what was begun is taken back. */
async function clearInterrupted(target: Target): Promise<void> {
  const words = await helm(target, ['status', target.release, '-o', 'json']).catch(() => '{}');
  const { info } = JSON.parse(words) as { info?: { status: string } };
  if (info?.status === 'pending-install') await helm(target, ['uninstall', target.release, '--wait']);
  else if (info?.status.startsWith('pending-')) await helm(target, ['rollback', target.release]);
}

async function pods(target: Target): Promise<Pod[]> {
  const selector = `app.kubernetes.io/instance=${target.release}`;
  return (await kubeJson<{ items: Pod[] }>(target, ['get', 'pods', '-l', selector])).items;
}

async function progress(target: Target): Promise<string> {
  const all = await pods(target);
  const ready = all.filter(isReady);
  const [why = ''] = all.flatMap((pod) => {
    const words = hindranceOf(pod);
    return words === undefined ? [] : [`; ${pod.metadata.name}: ${words}`];
  });
  return `${ready.length} of ${all.length} pods are ready${why}`;
}

/** What the cluster says about pods that are not ready: what hinders them, and their logs' last lines. */
async function troubles(target: Target): Promise<string> {
  const all = await pods(target).catch(() => []);
  const bad = all.filter((pod) => !isReady(pod));
  const words = bad.slice(0, 5).map(async (pod) => {
    const { name } = pod.metadata;
    const log = await kubectl(target, ['logs', name, '--all-containers', '--tail=8']).catch(String);
    return `${name} (${hindranceOf(pod) ?? pod.status.phase}):\n${log}`;
  });
  return (await Promise.all(words)).join('\n');
}
