import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// Runs on whatever Node the host has, before anything is installed: no dependencies, no TypeScript.

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const MARK = join(ROOT, 'node_modules/.cursa-lock');
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const NODE = join(ROOT, 'node_modules/.bin/node');

/** Installs the dependencies by the lockfile unless this very lockfile was installed before. */
export async function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(MARK) && existsSync(NODE) && readFileSync(MARK, 'utf8') === lock) return;
  const total = Object.keys(
    JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages,
  ).length;
  console.log(`Installing the dependencies (npm ci, ${total} packages)…`);
  const started = Date.now();
  const fetched = new Set();
  const ticker = setInterval(
    () =>
      console.log(`  ${seconds(started)} s, ${Math.min(fetched.size, total)} of ${total} packages fetched`),
    5000,
  );
  const kept = [];
  const servers = fetchServers();
  const code = await guarded(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=http'],
    (line) => {
      const url = /http (?:fetch|cache) (?:GET \d+ )?(\S+)/.exec(line)?.[1];
      if (url) fetched.add(url.replace(/\/-\/.*/, ''));
      else kept.push(line);
    },
  );
  await servers;
  clearInterval(ticker);
  if (code !== 0)
    fail(
      `${kept
        .filter((line) => line.startsWith('npm error'))
        .slice(0, 20)
        .join('\n')}\n\`npm ci\` failed; try it again, with all its words, by:\n  npm ci`,
    );
  if (!existsSync(NODE))
    fail(
      'npm did not install Node 24 (node_modules/.bin/node). Install scripts may be off; allow them with:\n  npm config delete ignore-scripts && npm ci',
    );
  writeFileSync(MARK, lock);
  console.log(`Dependencies installed in ${seconds(started)} s.`);
}

/**
 * Fills Maven's own cache while npm works, so that the stack finds its servers there. Nothing hangs on it: the stack
 * fetches what is missing, and says so when Maven is.
 */
function fetchServers() {
  const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
  const target = join(tmpdir(), `cursa-fetch-${process.pid}`);
  const args = [
    '-B',
    '-f',
    join(ROOT, 'tools/stack/java/pom.xml'),
    copy,
    '-DincludeScope=runtime',
    `-DoutputDirectory=${target}`,
  ];
  return guarded('mvn', args, () => undefined).finally(() =>
    rmSync(target, { recursive: true, force: true }),
  );
}

/** Hands over to a TypeScript program on the pinned Node and ends as it ends. */
export function handOver(program) {
  const env = {
    ...process.env,
    CURSA_PARENT_PIPE: '3',
    CURSA_STARTED_AT: process.env.CURSA_STARTED_AT ?? String(Date.now()),
  };
  const child = spawn(
    NODE,
    ['--disable-warning=ExperimentalWarning', join(ROOT, program), ...process.argv.slice(2)],
    {
      cwd: ROOT,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    },
  );
  // On a terminal the child gets Ctrl-C itself; this process only waits for it to end in order.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => {
    if (signal) forget(child.pid);
    process.exit(signal ? 1 : (code ?? 1));
  });
  onNpmGone(() => child.kill('SIGTERM'));
}

/** A program that was killed could not take back what it told others: that everything is up. */
function forget(pid) {
  const { data: home } = parseArgs({
    options: { data: { type: 'string', default: '.cursa' } },
    strict: false,
  }).values;
  const at = (name) => join(resolve(ROOT, home), name);
  try {
    if (JSON.parse(readFileSync(at('launcher.json'), 'utf8')).pid !== pid) return;
  } catch {
    return;
  }
  for (const name of ['ready.json', 'stack.json']) rmSync(at(name), { force: true });
}

/**
 * npm passes no word on when it is killed. It is this process's parent or, where npm's shell stays between them, its
 * grandparent; either shows its end as a new parent of the one below.
 */
function onNpmGone(gone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const shell = /^-?(ba|da|z|k|a)?sh$/.test(basename(field(parent, 'comm')));
  const grandparent = shell ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (!shell || parentOf(parent) === grandparent)) return;
    clearInterval(timer);
    gone();
  }, 1000);
  return timer.unref();
}

function parentOf(pid) {
  const stat = `/proc/${pid}/stat`;
  // The name before it, in brackets, may hold anything.
  if (existsSync(stat))
    return Number(
      readFileSync(stat, 'utf8')
        .replace(/.*\) \S /s, '')
        .split(' ')[0],
    );
  return Number(field(pid, 'ppid'));
}

function field(pid, name) {
  const comm = `/proc/${pid}/comm`;
  if (name === 'comm' && existsSync(comm)) return readFileSync(comm, 'utf8').trim();
  return spawnSync('ps', ['-o', `${name}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** Runs a command that cannot outlive this process; see guard.sh. */
function guarded(command, args, onLine) {
  return new Promise((done) => {
    const child = spawn('sh', [join(ROOT, 'tools/launch/guard.sh'), command, ...args], {
      cwd: ROOT,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine);
    const stop = () => {
      child.stdio[3].destroy();
      process.exit(130);
    };
    for (const signal of SIGNALS) process.once(signal, stop);
    const watch = onNpmGone(stop);
    child.once('exit', () => child.stdio[3].destroy());
    child.once('close', (code) => {
      clearInterval(watch);
      for (const signal of SIGNALS) process.removeListener(signal, stop);
      done(code ?? 1);
    });
  });
}

function seconds(since) {
  return Math.round((Date.now() - since) / 1000);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
