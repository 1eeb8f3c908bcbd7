import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { generate } from './scaffold/generate.ts';

const ROOT = resolve(import.meta.dirname, '../..');

try {
  const files = generate(ROOT, process.argv.slice(2));
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/prettier/bin/prettier.cjs'), '--write', '--log-level', 'warn', ...files],
    { cwd: ROOT },
  );
  process.stdout.write(
    `${files.join('\n')}\n\nFill in what says so. After a new service, link it: npm install\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
