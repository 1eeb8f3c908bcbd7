import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Report, StackContext } from './context.ts';
import type { ProcessSpec } from './guard.ts';
import { requireJava, requireMaven } from './host.ts';
import { CACHE, digest } from './paths.ts';
import { runTool } from './run-tool.ts';
import { baseEnvironment } from './environment.ts';
import { copyArguments, JAVA_CHECKSUMS, requireChecksums } from './java-files.ts';

const SOURCES = join(import.meta.dirname, 'java');
let preparing: Promise<string> | undefined;

/** The folder of the Java parts; filled from the Maven registry once per version of what `java/` pins, however many ask. */
export function javaHome(context: StackContext, report: Report): Promise<string> {
  return (preparing ??= prepare(context, report));
}

/** A Java server with a small heap that starts fast rather than peaks high. */
export function javaProcess(
  home: string,
  heap: string,
  main: string,
  args: readonly string[],
  flags: readonly string[] = [],
): ProcessSpec {
  const classpath = [SOURCES, join(home, 'classes'), join(home, 'lib', '*')].join(delimiter);
  const quick = [`-Xmx${heap}`, '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto'];
  return {
    command: 'java',
    args: [...quick, ...flags, '-cp', classpath, main, ...args],
    env: baseEnvironment(),
  };
}

export function javaFolder(): string {
  const sources = [join(SOURCES, 'pom.xml'), join(SOURCES, 'MongoMain.java'), JAVA_CHECKSUMS];
  const key = digest(...sources.map((path) => readFileSync(path)));
  return join(CACHE, `java-${key}`);
}

async function prepare(context: StackContext, report: Report): Promise<string> {
  const home = javaFolder();
  if (existsSync(home)) {
    await requireJava('java');
    return home;
  }
  await requireJava('java', 'javac');
  await requireMaven();
  const draft = `${home}.${process.pid}`;
  const lib = join(draft, 'lib');
  await mkdir(lib, { recursive: true });
  try {
    await download(context, draft, lib, report);
    requireChecksums(lib);
    report('compiling the MongoDB main');
    const compile = ['-cp', join(lib, '*'), '-d', join(draft, 'classes'), join(SOURCES, 'MongoMain.java')];
    await runTool(
      { command: 'javac', args: compile, env: baseEnvironment() },
      context.supervisor.logOf('maven'),
    );
    await rename(draft, home).catch((error: unknown) => {
      if (!existsSync(home)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return home;
}

/** Maven needs the pom in a folder it may write beside. */
async function download(context: StackContext, draft: string, lib: string, report: Report): Promise<void> {
  const pom = join(draft, 'pom.xml');
  await copyFile(join(SOURCES, 'pom.xml'), pom);
  let files = 0;
  await runTool(
    { command: 'mvn', args: copyArguments(pom, lib), env: baseEnvironment() },
    context.supervisor.logOf('maven'),
    (line) => {
      if (!/Downloaded from|Copying/.test(line)) return;
      files += 1;
      report(`${files} files from the Maven registry`);
    },
  );
}
