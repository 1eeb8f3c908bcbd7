import { join } from 'node:path';
import { execa } from 'execa';
import { buildGoProgram } from '../stack/go-module.ts';
import { hasGo } from '../stack/host.ts';
import { makePaths, ROOT } from '../stack/paths.ts';

/** The newest release whose modules can all be fetched from the public proxy. */
const VERSION = 'v0.307.3';
const SUM = 'h1:zGIN3EpiKacbMatcUL2i6wC26eRWXdoXfNPjoBc2l34=';
/** Rules are tested without the clouds' ways of finding targets: two hundred packages less to compile. */
const WITHOUT = { 'plugins/plugins.go': 'package plugins\n' };

/**
 * Prometheus' own tool for rules, built once per machine from its Go module.
 * @returns its path; undefined where there is no Go
 */
export async function promtool(home = '.cursa/test'): Promise<string | undefined> {
  if (process.env.PROMTOOL_PATH) return process.env.PROMTOOL_PATH;
  if (!(await hasGo())) return undefined;
  const { cache, logs } = makePaths(home);
  const binary = join(cache, `promtool-${VERSION}`, 'promtool');
  const module = 'github.com/prometheus/prometheus';
  const log = join(logs, 'promtool-build.log');
  await buildGoProgram({
    module,
    version: VERSION,
    sum: SUM,
    package: './cmd/promtool',
    binary,
    log,
    replace: WITHOUT,
  });
  return binary;
}

/** Runs it on files of the repository. */
export async function runPromtool(path: string, args: readonly string[]) {
  const { exitCode, all } = await execa(path, args, { cwd: ROOT, all: true, reject: false });
  return { exitCode, output: all };
}
