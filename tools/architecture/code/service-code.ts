import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { events, type EventName } from '@cursa/contracts/events/registry';
import { ROOT } from '../lint/packages.ts';

export const EVENT_NAMES = Object.keys(events) as EventName[];

/** The services that have code, by folder. */
export function services(): string[] {
  return globSync('apps/*/src/main.ts', { cwd: ROOT })
    .map((file) => file.split('/')[1] ?? '')
    .sort();
}

/** A service's own sources, without tests. */
export function sources(service: string): string {
  return globSync(`apps/${service}/src/**/*.ts`, { cwd: ROOT })
    .filter((file) => !/spec\.ts$|\/testing\//.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
}

/** Events whose name stands in the service's code and for which it calls a publisher. */
export function published(service: string, code = sources(service)): EventName[] {
  if (!/\bpublish\w*\(|EventPublisher/.test(code)) return [];
  const consumes = consumed(service, code);
  return EVENT_NAMES.filter(
    (name) => events[name].topic === `cursa.${service}` || !consumes.includes(name),
  ).filter((name) => withoutHandlers(code).includes(`'${name}'`));
}

/** Events that the service handles. */
export function consumed(service: string, code = sources(service)): EventName[] {
  return EVENT_NAMES.filter((name) =>
    new RegExp(`@OnEvent\\(\\s*'${name.replaceAll('.', '\\.')}'`).test(code),
  );
}

/** The service's page; undefined when it has none. */
export function readme(service: string): string | undefined {
  const [file] = globSync(`apps/${service}/README.md`, { cwd: ROOT });
  return file === undefined ? undefined : readFileSync(join(ROOT, file), 'utf8');
}

/** `order.created / accepted` and `account.*` name several events. */
export function names(page: string, event: EventName): boolean {
  const [noun = '', verb = ''] = event.split('.');
  if (page.includes(event) || page.includes(`${noun}.*`)) return true;
  const escaped = noun.replaceAll('-', '\\-');
  const rows = page.matchAll(new RegExp(`${escaped}\\.([a-z-]+(?:\`?\\s*[/,|]\\s*\`?[a-z-]+)*)`, 'g'));
  return [...rows].some(([, verbs = '']) => verbs.split(/[\s/,|`]+/).includes(verb));
}

/** Handlers and their parameter types name events that others publish. */
function withoutHandlers(code: string): string {
  return code
    .replaceAll(/@OnEvent\([^)]*\)/g, '')
    .replaceAll(/(?:ReceivedEvent|EventData|IncomingEvent)<[^>]*>/g, '');
}
