import { describe, it } from '@jest/globals';
import { execa } from 'execa';
import { parseAllDocuments } from 'yaml';
import { findTool } from '../find-tool.ts';
import { CHART, TRYOUT_VALUES } from '../install.ts';
import type { Manifest } from './kinds.ts';

export const TRYOUT: readonly string[] = ['-f', TRYOUT_VALUES];
export const HELM = findTool('helm');

/** `describe` where helm is; elsewhere a skipped test that says so. */
export function withHelm(subject: string, tests: () => void): void {
  if (HELM !== undefined) describe(subject, tests);
  else
    it.skip(`${subject}: helm is not installed here (PATH, or cursa-cluster/bin in the user’s cache folder)`, () =>
      undefined);
}

/** What `helm template` makes of the chart. @throws with helm's words */
export async function template(...args: readonly string[]): Promise<Manifest[]> {
  return parse(await templateText(...args));
}

export async function templateText(...args: readonly string[]): Promise<string> {
  const done = await execa(HELM ?? 'helm', ['template', 'cursa', CHART, ...args], {
    reject: false,
    maxBuffer: 1e8,
  });
  if (done.failed) throw new Error(done.stderr);
  return done.stdout;
}

export const set = (...values: readonly string[]): string[] => values.flatMap((value) => ['--set', value]);

/** Everything that shows what goes on, on top of the try-out's values. */
export const OBSERVED: readonly string[] = [
  ...TRYOUT,
  ...set(
    'tryout.observe.enabled=true',
    'metrics.enabled=true',
    'metrics.serviceMonitor.enabled=true',
    'metrics.rules.enabled=true',
    'metrics.dashboards.enabled=true',
  ),
];

export function parse(text: string): Manifest[] {
  return parseAllDocuments(text)
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null);
}
