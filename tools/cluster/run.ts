import { execa } from 'execa';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runSteps } from '../stack/progress.ts';
import { ROOT } from '../stack/paths.ts';
import { buildImages, imageNames, type BuiltImage } from './build-images.ts';
import { checkJourney } from './checks/journey.ts';
import { checkKills } from './checks/kills.ts';
import { checkLag } from './checks/lag.ts';
import { checkPolicies } from './checks/policies.ts';
import { checkRefusals } from './checks/refusals.ts';
import { checkScaling } from './checks/scaling.ts';
import { checkUpgrade } from './checks/upgrade.ts';
import { checkWeb } from './checks/web.ts';
import { openDoor } from './doors.ts';
import { startHostStack, type HostStack } from './host-stack.ts';
import { apply, install, makeNamespace, VALUES_FILE } from './install.ts';
import { helm, type Target } from './kube.ts';
import { loadCommand, loadImages } from './load-images.ts';
import type { Options } from './options.ts';
import { writeResultPage } from './result-page.ts';
import type { Results } from './results.ts';
import { seedDemo } from './seed.ts';
import { readClusterFile, writeClusterFile, type ClusterFile } from './state.ts';
import { chooseStores, type Stores } from './stores.ts';
import { DOORS, PUBLIC_URL, runValues, secretManifest } from './values.ts';

export interface Installation {
  readonly target: Target;
  readonly options: Options;
  readonly ready: ClusterFile;
  readonly values: object;
  readonly tag: string;
}

/** Builds, loads, installs, and checks what runs; leaves it running. */
export async function run(options: Options, results: Results, say: (line: string) => void): Promise<void> {
  const began = Date.now();
  mkdirSync(join(ROOT, '.cursa/cluster'), { recursive: true });
  const installation =
    options.command === 'check' ? known(options) : await fromNothing(options, results, say);
  say(
    `\nCursa runs at ${installation.ready.url}; .cursa/cluster.json has the sign-ins. To remove it: npm run cluster -- down\n`,
  );
  const { jaeger_url, dashboards_url = '' } = installation.ready;
  if (dashboards_url) say(`Dashboards: ${dashboards_url}\n`);
  await check(installation, results);
  const minutes = `${((Date.now() - began) / 60_000).toFixed(1)} minutes`;
  say(
    `\nResults: ${writeResultPage(results, {
      ...{ url: PUBLIC_URL, stores: installation.ready.stores, took: minutes },
      ...{ traces: jaeger_url, dashboards: dashboards_url },
    })}`,
  );
}

async function fromNothing(
  options: Options,
  results: Results,
  say: (line: string) => void,
): Promise<Installation> {
  const target = { namespace: options.namespace, release: options.release };
  const load = await loadCommand(options.load);
  const stores = await chooseStores(options, target);
  say(
    stores.at === 'cluster'
      ? 'Stores: as pods, from public images'
      : `Stores: on this machine, at ${stores.address}`,
  );
  return bringUp(options, target, { load, stores }, results);
}

/** What an earlier run installed. @throws when there is nothing */
function known(options: Options): Installation {
  const ready = readClusterFile();
  if (!ready)
    throw new Error('Nothing was installed by a run from this folder. Install it with:\n  npm run cluster');
  const { namespace, release, tag } = ready;
  const values = JSON.parse(readFileSync(VALUES_FILE, 'utf8')) as object;
  return { target: { namespace, release }, options, ready, values, tag };
}

async function check(installation: Installation, results: Results): Promise<void> {
  const { options, ready, target } = installation;
  if (options.wants('journey')) {
    await checkWeb(ready, results);
    await checkJourney(ready, results);
    await results.step('helm test', async () => {
      const words = await helm(target, ['test', target.release, '--logs', '--timeout', '5m']);
      return /\d+ passed, 0 failed/.exec(words)?.[0] ?? 'passed';
    });
  }
  if (options.wants('refusals')) await checkRefusals(target, results);
  if (options.wants('policies')) await checkPolicies(installation, results);
  if (options.wants('upgrade')) await checkUpgrade(installation, results);
  if (options.wants('kills')) await checkKills(installation, results);
  if (options.wants('scaling')) await checkScaling(installation, results);
  if (options.wants('lag')) await checkLag(installation, results);
}

/** One after the other, each with its progress; a failure ends the run. */
async function bringUp(
  options: Options,
  target: Target,
  { load, stores }: { load: string; stores: Stores },
  results: Results,
): Promise<Installation> {
  const tag = await tagOf(options);
  let images: BuiltImage[] = [];
  let stack: HostStack | undefined;
  let values: object = {};
  const doors: number[] = [];
  await runSteps([
    {
      title: 'Images',
      run: async (report) => void (images = options.tag === undefined ? await buildImages(tag, report) : []),
    },
    { title: 'Images into the cluster', run: (report) => loadImages(load, imageNames(tag), report) },
    {
      title: 'Stores',
      run: async (report) => {
        if (stores.at === 'host') stack = await startHostStack(stores.address, target, report);
      },
    },
    {
      title: 'Installation',
      run: async (report) => {
        await makeNamespace(target);
        if (stack) await apply(target, secretManifest(target, stack));
        values = runValues(tag, stack);
        await install(target, values, report);
      },
    },
    { title: 'Doors', run: async () => void doors.push(...(await openDoors(target, stack))) },
  ]);
  const dashboards_url = stack ? (stack.dashboards_url ?? '') : await openGrafana(target, doors);
  for (const { name, bytes } of images)
    results.record(`Image ${name}`, 'passed', `${(bytes / 1e6).toFixed(0)} MB`);
  const demo = await seedDemo(PUBLIC_URL);
  const mail_url = stack?.mail_url ?? '';
  const jaeger_url = stack ? (stack.jaeger_url ?? '') : `http://localhost:${DOORS.jaeger}`;
  const ready: ClusterFile = {
    ...{ url: PUBLIC_URL, app_code: 'cursa-app', mail_url, jaeger_url, coupon: demo.coupon ?? '' },
    ...{ accounts: demo.accounts, namespace: target.namespace, release: target.release, stores: stores.at },
    ...{ tag, dashboards_url, forward_pids: doors },
  };
  writeClusterFile(ready);
  results.record('Installation from the charts', 'passed', `release ${target.release}, every pod ready`);
  return { target, options, ready, values, tag };
}

async function openDoors(target: Target, stack: HostStack | undefined): Promise<number[]> {
  const doors = [
    { part: 'web', local: DOORS.web, port: 8080, path: '/healthz' },
    { part: 'stripe-sandbox', local: DOORS.stripe, port: 12111, path: '/_sandbox/health' },
    ...(stack
      ? []
      : [
          { part: 'mailpit', local: DOORS.mail, port: 8025, path: '/' },
          { part: 'jaeger', local: DOORS.jaeger, port: 16686, path: '/' },
        ]),
  ];
  const started: number[] = [];
  for (const door of doors) {
    const pid = await openDoor(target, door);
    if (pid !== undefined) started.push(pid);
  }
  return started;
}

/** @returns where Grafana shows the dashboards; nothing when it does not come up, which ends nothing else */
async function openGrafana(target: Target, doors: number[]): Promise<string> {
  const local = DOORS.grafana;
  try {
    const pid = await openDoor(target, { part: 'grafana', local, port: 3000, path: '/api/health' });
    if (pid !== undefined) doors.push(pid);
    return `http://localhost:${local}`;
  } catch {
    return '';
  }
}

/** Names what is built: the commit, and the moment when the tree differs from it, so that new pods are seen as new. */
async function tagOf(options: Options): Promise<string> {
  if (options.tag !== undefined) return options.tag;
  const { stdout: commit } = await execa('git', ['rev-parse', '--short=10', 'HEAD'], {
    cwd: ROOT,
    reject: false,
  });
  const { stdout: changes } = await execa('git', ['status', '--porcelain'], { cwd: ROOT, reject: false });
  return `${commit || 'none'}${changes ? `-${Math.floor(Date.now() / 1000).toString(36)}` : ''}`;
}
