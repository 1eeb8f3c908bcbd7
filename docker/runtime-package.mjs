/**
 * Prints the root's package.json without the dependencies that no compiled service names: the web application's own stay
 * out of the services' image. usage: node runtime-package.mjs <folder with the compiled services>
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = '.'] = process.argv.slice(2);
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const code = globSync('{apps,libs}/*/dist/**/*.js', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');

/** Named in quotes, alone or with a path behind it: an import, or a module that is loaded by its name. */
const isNamed = (name) =>
  ["'", '"', '`'].some((quote) => code.includes(quote + name + quote) || code.includes(`${quote}${name}/`));

const dependencies = Object.fromEntries(
  Object.entries(manifest.dependencies).filter(([name]) => isNamed(name)),
);
const { name, version, license, type, workspaces, overrides } = manifest;
const runtime = {
  name,
  version,
  private: true,
  license,
  type,
  workspaces: workspaces.filter(Boolean),
  dependencies,
  overrides,
};
process.stdout.write(`${JSON.stringify(runtime, null, 2)}\n`);
