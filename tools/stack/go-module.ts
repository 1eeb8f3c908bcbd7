import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { baseEnvironment } from './environment.ts';
import { runTool } from './run-tool.ts';

export interface GoModule {
  readonly module: string;
  readonly version: string;
  /** What `go mod download -json` says of the module's files, so that a proxy cannot serve others: `h1:...`. */
  readonly sum: string;
  readonly log: string;
}

export interface GoProgram extends GoModule {
  /** The package inside the module: `./cmd/promtool`. */
  readonly package: string;
  /** Where the program goes; nothing is done when it is there. */
  readonly binary: string;
  /** Files of the module that are replaced before the build, by path. */
  readonly replace?: Readonly<Record<string, string>>;
}

/**
 * Builds a Go program inside its downloaded module, so that its own go.mod (with its `replace` lines) and go.sum pin
 * every version; at low priority, as nobody waits for it alone.
 * @param onLine called for each package that was downloaded or compiled
 */
export async function buildGoProgram(program: GoProgram, onLine: (line: string) => void = () => undefined) {
  const { binary, log } = program;
  if (existsSync(binary)) return;
  const downloaded = await downloadGoModule(program);
  // What Go has downloaded is not to be changed: it is changed in a copy.
  const source = program.replace ? `${dirname(binary)}-source` : downloaded;
  if (program.replace) await copyWith(downloaded, source, program.replace);
  const draft = `${binary}.${process.pid}`;
  await mkdir(dirname(binary), { recursive: true });
  const flags = ['-v', '-trimpath', '-ldflags', '-s -w', '-o', draft, program.package];
  try {
    const args = ['-n', '19', 'go', 'build', ...flags];
    await runTool({ command: 'nice', args, cwd: source, env: environment() }, log, onLine);
    await rename(draft, binary);
  } finally {
    await rm(draft, { force: true });
    if (source !== downloaded) await rm(source, { recursive: true, force: true });
  }
}

interface Downloaded {
  readonly Dir: string;
  readonly Sum: string;
}

async function copyWith(from: string, to: string, files: NonNullable<GoProgram['replace']>): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await chmod(join(to, dirname(path)), 0o755);
    await rm(join(to, path), { force: true });
    await writeFile(join(to, path), text);
  }
}

/** A module's own workspace file may name folders that are not published with it. */
function environment(): Record<string, string> {
  return { ...baseEnvironment(), GOFLAGS: '-mod=readonly', GOWORK: 'off' };
}

/**
 * Downloads a module's files, which are not to be changed.
 * @returns their folder
 * @throws when they are not those of `sum`
 */
export async function downloadGoModule({ module, version, sum, log }: GoModule): Promise<string> {
  const json: string[] = [];
  const args = ['-n', '19', 'go', 'mod', 'download', '-json', `${module}@${version}`];
  await runTool({ command: 'nice', args, env: environment() }, log, (line) => void json.push(line));
  const text = json.join('\n');
  const found = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Downloaded;
  if (found.Sum !== sum) throw new Error(`${module}@${version} came with the sum ${found.Sum}, not ${sum}`);
  return found.Dir;
}
