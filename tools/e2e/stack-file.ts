import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the launcher writes of the running system for tests and measurements. */
export interface StackFile {
  /** The file's full name; logs lie beside it. */
  readonly path: string;
  /** What every service is given, and what each has of its own. */
  readonly env: Readonly<Record<string, string>>;
  readonly apps: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export function readStackFile(): StackFile {
  const path = resolve(process.env.CURSA_STACK_FILE ?? '.cursa/stack.json');
  return { ...(JSON.parse(readFileSync(path, 'utf8')) as Omit<StackFile, 'path'>), path };
}
