import type { Socket } from 'node:net';
import { StripeError } from '../http/stripe-error.ts';

/**
 * `error-500`, `rate-limit`, `reset`, `timeout` come before any work; `slow` delays the work; `drop-response` does
 * the work and then cuts the connection.
 */
export const faultKinds = ['error-500', 'rate-limit', 'timeout', 'slow', 'reset', 'drop-response'] as const;

export interface Fault {
  kind: (typeof faultKinds)[number];
  match: { method?: string | undefined; path?: string | undefined };
  /** How many requests it still hits. */
  times: number;
  /** For `slow` and `timeout`, in milliseconds. */
  delayMs: number;
}

/** The faults asked for, oldest first. Kept in memory: a restart is a clean start. */
export class Faults {
  #pending: Fault[] = [];

  add(fault: Fault): void {
    this.#pending.push(fault);
  }

  clear(): void {
    this.#pending = [];
  }

  list(): readonly Fault[] {
    return this.#pending;
  }

  /** The first fault that fits, used up by one. A path ending in `*` fits what starts so. */
  take(method: string, path: string): Fault | undefined {
    const fault = this.#pending.find(
      ({ match }) => (match.method ?? method).toUpperCase() === method && fits(match.path, path),
    );
    if (!fault) return undefined;
    fault.times -= 1;
    this.#pending = this.#pending.filter((f) => f.times > 0);
    return fault;
  }
}

/** The answer of a fault that is one. */
export function faultError({ kind }: Fault): StripeError | undefined {
  if (kind === 'error-500') {
    return new StripeError(500, { type: 'api_error', message: 'An unknown error occurred' });
  }
  if (kind === 'rate-limit') {
    return new StripeError(429, {
      type: 'invalid_request_error',
      code: 'rate_limit',
      message:
        'Request rate limit exceeded. Learn more about rate limits here https://stripe.com/docs/rate-limits.',
    });
  }
  return undefined;
}

/** Until the caller gives up, or `ms` have passed. */
export async function holdOpen(socket: Socket, ms: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function fits(pattern: string | undefined, path: string): boolean {
  if (pattern === undefined) return true;
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
