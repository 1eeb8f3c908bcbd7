import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { guard, type Guarded, type ProcessSpec } from './guard.ts';
import { lastLines, rotate } from './logs.ts';
import { until } from './wait.ts';

const QUICK_DEATHS = 3;
const QUICK_MS = 20_000;
const LONGEST_PAUSE_MS = 10_000;
const PULL_SECONDS = 600;

/** A process kept alive: restarted with growing pauses when it dies, ended with its supervisor. */
class Supervised {
  #current: Guarded | undefined;
  #stopping = false;
  #wasReady = false;
  #deaths = 0;
  #startedAt = 0;
  #failure: Error | undefined;
  readonly name: string;
  readonly #spec: ProcessSpec;
  readonly #log: string;
  readonly #say: (line: string) => void;

  constructor(name: string, spec: ProcessSpec, log: string, say: (line: string) => void) {
    this.name = name;
    this.#spec = spec;
    this.#log = log;
    this.#say = say;
  }

  start(): void {
    this.#startedAt = Date.now();
    this.#current = guard(this.#spec, this.#log);
    void this.#current.ended.then(
      (code) => this.#died(code),
      (error: unknown) =>
        (this.#failure = new Error(`${this.name} cannot be started: ${(error as Error).message}`)),
    );
  }

  /** @throws when the process died too often, or the check still fails after `seconds`. */
  async ready(check: () => Promise<void>, seconds: number): Promise<void> {
    let lastError: unknown;
    await until(async () => {
      if (this.#failure) return;
      await check().catch((error: unknown) => {
        lastError = error;
        throw error;
      });
    }, seconds).catch(() => {
      this.#failure ??= new Error(
        `${this.name} is not ready after ${seconds} s (${String(lastError)}). ${this.#log} ends with:\n${lastLines(this.#log)}`,
      );
    });
    if (this.#failure) throw this.#failure;
    this.#wasReady = true;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#current?.stop();
  }

  async #died(code: number): Promise<void> {
    if (this.#stopping) return;
    this.#deaths = Date.now() - this.#startedAt < QUICK_MS ? this.#deaths + 1 : 1;
    if (!this.#wasReady && this.#deaths >= QUICK_DEATHS) {
      this.#failure = new Error(
        `${this.name} died ${this.#deaths} times before it was ready (exit ${code}). ${this.#log} ends with:\n${lastLines(this.#log)}`,
      );
      return;
    }
    const pause = Math.min(500 * 2 ** (this.#deaths - 1), LONGEST_PAUSE_MS);
    this.#say(`${this.name} ended (exit ${code}); starting it again in ${pause / 1000} s. Log: ${this.#log}`);
    await sleep(pause);
    if (!this.#stopping) this.start();
  }
}

/** Every long-lived process of one stack. */
export class Supervisor {
  readonly #processes = new Map<string, Supervised>();
  readonly #logs: string;
  #say: (line: string) => void = () => undefined;

  constructor(logs: string) {
    this.#logs = logs;
  }

  /** Where lines about restarts go. */
  onLine(say: (line: string) => void): void {
    this.#say = say;
  }

  start(name: string, spec: ProcessSpec): void {
    const log = this.logOf(name);
    rotate(log);
    const supervised = new Supervised(name, spec, log, (line) => this.#say(line));
    this.#processes.set(name, supervised);
    supervised.start();
  }

  /** A container's name has no process here, and its image may still be on its way. */
  async ready(name: string, check: () => Promise<void>, seconds = 240): Promise<void> {
    const supervised = this.#processes.get(name);
    await (supervised ? supervised.ready(check, seconds) : until(check, PULL_SECONDS));
  }

  logOf(name: string): string {
    return join(this.#logs, `${name}.log`);
  }

  /** Stops the named processes together, or all of them. */
  async stop(names: readonly string[] = [...this.#processes.keys()]): Promise<void> {
    await Promise.all(names.map((name) => this.#processes.get(name)?.stop()));
    for (const name of names) this.#processes.delete(name);
  }
}
