import { join } from 'node:path';
import { execa } from 'execa';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../stack/paths.ts';
import { findTool } from './find-tool.ts';

/** An object of Kubernetes, as far as tests look into it. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly labels?: Record<string, string>;
    readonly annotations?: Record<string, string>;
  };
  // The rest differs by kind.
  readonly [field: string]: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- shapes of two dozen kinds
}

export const CHART_FOLDER = join(ROOT, 'helm/cursa');
export const TRYOUT_VALUES = join(CHART_FOLDER, 'values-tryout.yaml');
export const HELM = findTool('helm');

/** What `helm template` makes of the chart. @throws with helm's words */
export async function template(...args: readonly string[]): Promise<Manifest[]> {
  return parse(await templateText(...args));
}

export async function templateText(...args: readonly string[]): Promise<string> {
  const done = await execa(HELM ?? 'helm', ['template', 'cursa', CHART_FOLDER, ...args], {
    reject: false,
    maxBuffer: 1e8,
  });
  if (done.failed) throw new Error(done.stderr);
  return done.stdout;
}

export const set = (...values: readonly string[]): string[] => values.flatMap((value) => ['--set', value]);

export function parse(text: string): Manifest[] {
  return parseAllDocuments(text)
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null);
}

export function find(manifests: readonly Manifest[], kind: string, name: string): Manifest {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
}
