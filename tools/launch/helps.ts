import type { HelpName } from '../stack/services/index.ts';
import type { Stack } from '../stack/stack.ts';

type Lines = ReadonlyMap<HelpName, Promise<string>>;

/** Starts the helps that need no build, beside everything else. */
export function startQuickHelps(stack: Stack): Lines {
  const quick = stack.helps.filter((name) => stack.helpIsQuick(name));
  return new Map(quick.map((name) => [name, stack.startHelp(name, () => undefined)]));
}

/**
 * Builds the rest one after the other, once everything else is up: once per machine, and it takes minutes. The text for
 * people has the addresses already, so that only what is late or off needs a line.
 */
export async function startOtherHelps(
  stack: Stack,
  started: Lines,
  say: (line: string) => void,
): Promise<void> {
  for (const line of await Promise.all(started.values())) if (line.includes(' is off: ')) say(line);
  const others = stack.helps.filter((name) => !started.has(name));
  for (const name of others)
    say(`${WHILE_BUILT[name]} It is being built in the background, once per machine.`);
  for (const name of others) say(await stack.startHelp(name, () => undefined));
}

const WHILE_BUILT: Readonly<Record<HelpName, string>> = {
  jaeger: 'Until Jaeger is up, traces are dropped.',
  prometheus: 'Until Prometheus is up, the dashboards do not answer.',
};
