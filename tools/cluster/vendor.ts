import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { ROOT } from '../stack/paths.ts';
import { requireTool } from './find-tool.ts';

/** Packages the library chart into the umbrella, so that a clean clone needs no `helm dependency build`. */
export async function vendor(say: (line: string) => void): Promise<void> {
  const charts = join(ROOT, 'helm/cursa/charts');
  for (const file of globSync('service-*.tgz', { cwd: charts })) rmSync(join(charts, file));
  const { stdout } = await execa(requireTool('helm'), ['package', join(ROOT, 'helm/service'), '-d', charts]);
  say(stdout);
}
