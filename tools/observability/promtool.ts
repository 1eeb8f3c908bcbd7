import { join } from 'node:path';
import { execa } from 'execa';
import { buildGoProgram } from '../stack/go-module.ts';
import { hasGo } from '../stack/host.ts';
import { makePaths, ROOT } from '../stack/paths.ts';
import { prometheusProgram } from '../stack/prometheus-program.ts';

/**
 * Prometheus' own tool for rules, built once per machine from its Go module.
 * @returns its path; undefined where there is no Go
 */
export async function promtool(home = '.cursa/test'): Promise<string | undefined> {
  if (process.env.PROMTOOL_PATH) return process.env.PROMTOOL_PATH;
  if (!(await hasGo())) return undefined;
  const { cache, logs } = makePaths(home);
  const program = prometheusProgram('promtool', cache, join(logs, 'promtool-build.log'));
  await buildGoProgram(program);
  return program.binary;
}

/** Runs it on files of the repository. */
export async function runPromtool(path: string, args: readonly string[]) {
  const { exitCode, all } = await execa(path, args, { cwd: ROOT, all: true, reject: false });
  return { exitCode, output: all };
}
