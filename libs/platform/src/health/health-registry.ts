import { Injectable } from '@nestjs/common';

export interface HealthCheck {
  readonly name: string;
  /** Resolves when the part works. */
  check(): Promise<unknown>;
  /** A required part that fails makes the service not ready; others are only listed. */
  readonly required: boolean;
}

export interface Readiness {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, 'up' | 'down'>>;
}

const checkTimeoutMs = 2_000;

/** Where modules say what they stand on: `registry.add({ name: 'postgres', required: true, check })`. */
@Injectable()
export class HealthRegistry {
  private readonly checks = new Map<string, HealthCheck>();
  private accepting = false;

  add(check: HealthCheck): void {
    this.checks.set(check.name, check);
  }

  /** Called when the service listens, and with false when it drains. */
  accept(accepting: boolean): void {
    this.accepting = accepting;
  }

  async readiness(): Promise<Readiness> {
    const results = await Promise.all(
      [...this.checks.values()].map(async (check) => ({ check, up: await isUp(check) })),
    );
    return {
      ready: this.accepting && results.every(({ check, up }) => up || !check.required),
      parts: Object.fromEntries(results.map(({ check, up }) => [check.name, up ? 'up' : 'down'] as const)),
    };
  }
}

async function isUp(check: HealthCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), checkTimeoutMs);
  });
  try {
    return await Promise.race([Promise.resolve(check.check()).then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
