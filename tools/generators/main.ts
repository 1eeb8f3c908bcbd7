import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { subsetTypeface } from './font/subset-typeface.ts';
import { renderIcons } from './icons/render-icons.ts';
import { generateMap } from './map/generate-map.ts';
import { generate } from './scaffold/generate.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** What is made from data; everything else is a scaffold. */
const DATA = new Map<string, (root: string) => string[] | Promise<string[]>>([
  ['map', generateMap],
  ['icons', renderIcons],
  ['font', subsetTypeface],
]);

try {
  const [kind] = process.argv.slice(2);
  if (kind === 'observability') {
    // In a process of its own: it reads the sources of the libraries, so that it needs no build.
    const args = ['--conditions=@cursa/source', join(ROOT, 'tools/observability/main.ts')];
    execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
    process.exit(0);
  }
  const data = DATA.get(kind ?? '');
  const files = data ? await data(ROOT) : generate(ROOT, process.argv.slice(2));
  execFileSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/prettier/bin/prettier.cjs'),
      '--write',
      '--ignore-unknown',
      '--log-level',
      'warn',
      ...files,
    ],
    { cwd: ROOT },
  );
  const next = data ? '' : '\nFill in what says so. After a new service, link it: npm install\n';
  process.stdout.write(`${files.join('\n')}\n${next}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
