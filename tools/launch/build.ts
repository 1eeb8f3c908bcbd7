import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Report } from '../stack/context.ts';
import { baseEnvironment } from '../stack/environment.ts';
import { ROOT } from '../stack/paths.ts';
import { runTool } from '../stack/run-tool.ts';

const SOURCES = [
  '{apps,libs}/*/{src,public}/**/*',
  '{apps,libs}/*/*.{json,ts,html}',
  '.swcrc',
  'nx.json',
  'package-lock.json',
];
const STAMP = 'node_modules/.cursa-build';

/**
 * Builds the services and libraries, unless the sources are those of the last build; that check costs a fifth of asking
 * Nx. The web application is built apart: build-web.ts.
 */
export async function build(log: string, report: Report): Promise<void> {
  const stamp = join(ROOT, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources())
    return report('nothing has changed');
  const env = { ...baseEnvironment(), NX_DAEMON: 'false', NX_TUI: 'false', FORCE_COLOR: '0' };
  const args = [
    join(ROOT, 'node_modules/nx/dist/bin/nx.js'),
    'run-many',
    '-t',
    'build',
    '--outputStyle=static',
  ];
  let done = 0;
  await runTool({ command: process.execPath, args, cwd: ROOT, env }, log, (line) => {
    if (/nx run \S+:build|> nx run/.test(line)) report(`${(done += 1)} projects built`);
  });
  writeFileSync(stamp, hashSources());
}

const WEB = join(ROOT, 'apps/web');
const isNotWeb = (path: string): boolean => !path.startsWith(WEB + sep);

/** The outputs count too: a deleted `dist` must be built again. */
function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isNotWeb)
    .sort();
  for (const name of names) hash.update(name).update(readFileSync(name));
  const outputs = globSync('{apps,libs}/*/dist', { cwd: ROOT }).filter((folder) =>
    isNotWeb(join(ROOT, folder)),
  );
  return hash.update(outputs.sort().join()).digest('hex');
}
