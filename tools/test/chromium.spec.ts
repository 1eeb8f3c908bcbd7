import { describe, expect, it } from '@jest/globals';
import { type ChromiumHost, findChromium } from './chromium.ts';

/** A machine with these browsers, where apt does what the test says. */
function host(has: string[], over: Partial<ChromiumHost> = {}): ChromiumHost & { commands: string[] } {
  const commands: string[] = [];
  return {
    commands,
    environment: {},
    places: ['/usr/bin/chromium', '/usr/bin/google-chrome'],
    starts: async (path) => has.includes(path),
    execute: async (command, args) => {
      commands.push([command, ...args].join(' '));
      if (commands.length === 1) throw new Error('Unable to locate package chromium');
      if (args.includes('install')) has.push('/usr/bin/chromium');
    },
    isRoot: true,
    ...over,
  };
}

describe('findChromium', () => {
  it('takes the one that the environment names, and no other', async () => {
    const environment = { CHROMIUM_PATH: '/opt/browser' };
    expect(await findChromium(host(['/opt/browser', '/usr/bin/chromium'], { environment }))).toBe(
      '/opt/browser',
    );
    await expect(findChromium(host(['/usr/bin/chromium'], { environment }))).rejects.toThrow(
      'CHROMIUM_PATH is /opt/browser',
    );
  });

  it('takes the first of the usual places that starts', async () => {
    const machine = host(['/usr/bin/google-chrome']);
    expect(await findChromium(machine)).toBe('/usr/bin/google-chrome');
    expect(machine.commands).toEqual([]);
  });

  it('installs it, with fresh lists when the first try finds no package', async () => {
    const machine = host([]);
    expect(await findChromium(machine)).toBe('/usr/bin/chromium');
    expect(machine.commands.map((command) => command.split(' ')[1])).toEqual([
      'install',
      'update',
      'install',
    ]);
  });

  it('asks nobody for a password', async () => {
    const machine = host([], { isRoot: false });
    await findChromium(machine);
    expect(machine.commands.every((command) => command.startsWith('sudo -n '))).toBe(true);
  });

  it('says what to do when it may not install', async () => {
    const execute = (): Promise<never> => Promise.reject(new Error('a password is required'));
    await expect(findChromium(host([], { execute }))).rejects.toThrow(
      /sudo apt-get install -y chromium[^]*CHROMIUM_PATH=[^]*a password is required/,
    );
  });
});
