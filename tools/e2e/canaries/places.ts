import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Ready } from '../ready.ts';
import type { StackFile } from '../stack-file.ts';

/** A place where what is going on is written down, as text that can be searched. */
export interface Place {
  readonly name: string;
  readonly text: string;
}

/** Where logs, traces and metrics of the running system lie, from now on. */
export class Places {
  readonly #ready: Ready;
  readonly #logs: string;
  readonly #apps: StackFile['apps'];
  readonly #begins = new Map<string, number>();
  readonly #since = Date.now();

  constructor(ready: Ready, stack: StackFile) {
    this.#ready = ready;
    this.#logs = join(dirname(stack.path), 'logs');
    this.#apps = stack.apps;
    for (const app of Object.keys(this.#apps)) this.#begins.set(app, statSync(this.#logOf(app)).size);
  }

  /** What each service has logged since. */
  logs(): Place[] {
    return Object.keys(this.#apps).map((app) => ({
      name: `log of ${app}`,
      text: readFrom(this.#logOf(app), this.#begins.get(app) ?? 0),
    }));
  }

  /** The lines of a service's log since, parsed. */
  lines(app: string): Record<string, unknown>[] {
    return readFrom(this.#logOf(app), this.#begins.get(app) ?? 0)
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Every other file beside the services' logs: those of the servers they stand on. */
  get otherLogs(): string[] {
    return readdirSync(this.#logs).filter((name) => !(name.replace('.log', '') in this.#apps));
  }

  /** All traces since, whole. Empty where Jaeger does not run. */
  async traces(): Promise<Place[]> {
    if (this.#ready.jaeger_url === '') return [];
    return Promise.all(
      Object.keys(this.#apps).map(async (app) => {
        const query = new URLSearchParams({
          service: app,
          limit: '1500',
          start: String(this.#since * 1_000),
          end: String(Date.now() * 1_000),
        });
        const answer = await fetch(new URL(`/api/traces?${query.toString()}`, this.#ready.jaeger_url));
        if (!answer.ok) throw new Error(`Jaeger answered ${answer.status} for ${app}`);
        return { name: `traces of ${app}`, text: await answer.text() };
      }),
    );
  }

  async metrics(): Promise<Place[]> {
    const places = Object.entries(this.#apps).map(async ([app, { METRICS_PORT: port }]) => ({
      name: `metrics of ${app}`,
      text: port === undefined ? '' : await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    }));
    return Promise.all(places);
  }

  #logOf(app: string): string {
    return join(this.#logs, `${app}.log`);
  }
}

function readFrom(file: string, begin: number): string {
  const length = statSync(file).size - begin;
  if (length <= 0) return '';
  const buffer = Buffer.alloc(length);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, buffer, 0, length, begin);
  } finally {
    closeSync(descriptor);
  }
  return buffer.toString('utf8');
}
