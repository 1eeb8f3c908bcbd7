import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Report } from '../stack/context.ts';
import { baseEnvironment } from '../stack/environment.ts';
import { lastLines } from '../stack/logs.ts';
import { ROOT } from '../stack/paths.ts';
import { runTool } from '../stack/run-tool.ts';

/** How the build went; `absent` where this tree has no web application. */
export type WebBuild =
  | { readonly state: 'absent' }
  | { readonly state: 'built' }
  | { readonly state: 'failed'; readonly reason: string };

/** The members' pages, then beside them the administrators'. */
const CONFIGS = ['apps/web/vite.config.ts', 'apps/web/vite-admin.config.ts'];
const DIST = join(ROOT, 'apps/web/dist');
const STAMP = join(ROOT, 'node_modules/.cursa-build-web');
const SOURCES = [
  'apps/web/{src,public,build}/**/*',
  'apps/web/*.{json,ts,html}',
  'libs/{contracts,kernel,api-client}/src/**/*',
  'libs/{contracts,kernel,api-client}/package.json',
  'tsconfig.base.json',
  'package-lock.json',
];
const TESTS = /\.(spec|int-spec)\.tsx?$/;

/** What `npm run build:web` runs too, one after the other, from the repository's root. */
export const WEB_BUILDS = CONFIGS.map((config) => [
  'node_modules/vite/bin/vite.js',
  'build',
  '--config',
  config,
]);

/**
 * Builds the web application, unless its sources are those of the last build. It needs no other build: Vite reads the
 * libraries' sources. A failure ends nothing, as everything else works without it; what an earlier build left goes, so
 * that nobody takes it for today's.
 */
export async function buildWeb(log: string, report: Report): Promise<WebBuild> {
  if (!existsSync(join(ROOT, 'apps/web/vite.config.ts'))) return { state: 'absent' };
  const sources = hashSources();
  if (existsSync(join(DIST, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) {
    report('nothing has changed');
    return { state: 'built' };
  }
  rmSync(STAMP, { force: true });
  const env = { ...baseEnvironment(), NODE_ENV: 'production', FORCE_COLOR: '0' };
  try {
    for (const args of WEB_BUILDS)
      await runTool({ command: process.execPath, args, cwd: ROOT, env }, log, (line) => {
        if (/transforming|modules transformed|rendering|computing/.test(line)) report(line.trim());
      });
  } catch {
    rmSync(DIST, { recursive: true, force: true });
    return { state: 'failed', reason: `${reasonIn(lastLines(log, 80))}\n(${log})` };
  }
  writeFileSync(STAMP, sources);
  return { state: 'built' };
}

function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => join(entry.parentPath, entry.name)).filter((name) => !TESTS.test(name));
  for (const name of names.sort()) hash.update(name).update('\0').update(readFileSync(name));
  return hash.digest('hex');
}

/** What Vite says went wrong, from its last error on, without the calls that led there. */
export function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^at |^errors: |^[{}\]]+,?$/.test(line));
  const error = lines.findLastIndex((line) => /error/i.test(line));
  return lines
    .slice(Math.max(0, error < 0 ? lines.length - 8 : error))
    .slice(0, 8)
    .join('\n');
}
