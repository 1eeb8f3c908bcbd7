import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { promisify } from 'node:util';
import { baseEnvironment } from '../stack/environment.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const MINUTE = 60_000;
const HELP = `The tests in a browser need Chromium. Install it, then try again:
  sudo apt-get install -y chromium
or name one that is here already:
  CHROMIUM_PATH=/path/to/chromium npm test`;

const run = promisify(execFile);

/** What the search stands on; tests bring their own. */
export interface ChromiumHost {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly places: readonly string[];
  /** Whether this starts as a browser; Ubuntu's `chromium-browser` may be a script that only says to use snap. */
  readonly starts: (path: string) => Promise<boolean>;
  /** Runs a command to its end. @throws when it fails */
  readonly execute: (command: string, args: readonly string[]) => Promise<unknown>;
  readonly isRoot: boolean;
}

/**
 * The path of a Chromium that starts: `CHROMIUM_PATH`, else one of the usual places, else it is installed by apt, where
 * this process may.
 * @throws with what to do
 */
export async function findChromium(host: ChromiumHost = thisHost()): Promise<string> {
  const named = host.environment.CHROMIUM_PATH;
  if (named) {
    if (await host.starts(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and that does not start as a browser. ${HELP}`);
  }
  const found = await firstThatStarts(host);
  if (found !== undefined) return found;
  await install(host);
  const installed = await firstThatStarts(host);
  if (installed !== undefined) return installed;
  throw new Error(`apt-get installed chromium, but none starts at ${host.places.join(', ')}. ${HELP}`);
}

async function firstThatStarts({ places, starts }: ChromiumHost): Promise<string | undefined> {
  for (const place of places) if (await starts(place)) return place;
  return undefined;
}

/** A fresh machine knows no package until its lists are fetched, so a failure is tried once more after that. */
async function install({ execute, isRoot }: ChromiumHost): Promise<void> {
  const apt = (...args: string[]): Promise<unknown> =>
    isRoot
      ? execute('apt-get', args)
      : execute('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args]);
  try {
    await apt('install', '-y', '--no-install-recommends', 'chromium').catch(async () => {
      await apt('update');
      await apt('install', '-y', '--no-install-recommends', 'chromium');
    });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    const reason =
      (stderr?.trim() ?? '') === '' ? message : (stderr ?? '').trim().split('\n').slice(-5).join('\n');
    throw new Error(`${HELP}\nIt could not be installed here by itself:\n${reason}`, { cause: error });
  }
}

function thisHost(): ChromiumHost {
  const env = { ...baseEnvironment(), DEBIAN_FRONTEND: 'noninteractive' };
  return {
    environment: process.env,
    places: PLACES,
    starts,
    execute: (command, args) => run(command, [...args], { env, timeout: 10 * MINUTE, maxBuffer: 1 << 26 }),
    isRoot: process.getuid?.() === 0,
  };
}

async function starts(path: string): Promise<boolean> {
  try {
    accessSync(path, constants.X_OK);
    await run(path, ['--version'], { timeout: MINUTE });
    return true;
  } catch {
    return false;
  }
}
