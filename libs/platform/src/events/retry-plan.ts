import { DomainError } from '../http/domain-error.ts';
import type { BusMessage } from './event-bus.ts';
import type { ResolvedEventsOptions } from './events-options.ts';
import { header, numberHeader } from './headers.ts';
import type { Delivery } from './inbox.ts';
import { PoisonMessage } from './incoming-event.ts';

/** What one attempt at a message came to. */
export type Verdict =
  | { readonly kind: 'done' }
  /** The service's own store is away. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'gap'; readonly delivery: Delivery }
  | { readonly kind: 'failed' | 'poison'; readonly error: unknown; readonly delivery: Delivery | undefined };

export type Step =
  | { readonly kind: 'done' }
  | { readonly kind: 'retry'; readonly notBefore: number; readonly counter: string; readonly since: number }
  | { readonly kind: 'dead'; readonly cause: string; readonly message: string };

/** What happens next to a message. `now` in ms since 1970. */
export function nextStep(
  message: BusMessage,
  verdict: Verdict,
  options: ResolvedEventsOptions,
  now: number,
): Step {
  if (verdict.kind === 'done' || verdict.kind === 'unavailable') return { kind: 'done' };
  const since = numberHeader(message.headers, header.since) || now;
  const delays = options.retryDelaysMs;
  if (verdict.kind === 'gap') {
    const counter = header.deferrals;
    if (now - since < options.gapPatienceMs)
      return { kind: 'retry', counter, since, notBefore: now + (delays[0] ?? 0) };
    return { kind: 'dead', cause: 'sequence-gap', message: 'An earlier event of the aggregate never came' };
  }
  const attempt = numberHeader(message.headers, header.attempt);
  const waitsForAPart =
    verdict.error instanceof DomainError &&
    verdict.error.status === 503 &&
    now - since < options.unavailablePatienceMs;
  const delay = delays[attempt] ?? (waitsForAPart ? delays.at(-1) : undefined);
  if (verdict.kind === 'failed' && delay !== undefined) {
    return { kind: 'retry', counter: header.attempt, since, notBefore: now + delay };
  }
  return { kind: 'dead', cause: causeOf(verdict.error), message: firstLine(verdict.error) };
}

/** The message as it goes to the retry topic. */
export function putBack(
  message: BusMessage,
  origin: string,
  step: Extract<Step, { kind: 'retry' }>,
): BusMessage {
  return {
    key: message.key,
    value: message.value,
    headers: {
      ...message.headers,
      [header.origin]: origin,
      [header.since]: String(step.since),
      [header.notBefore]: String(step.notBefore),
      [step.counter]: String(numberHeader(message.headers, step.counter) + 1),
    },
  };
}

export interface Failure {
  readonly cause: string;
  readonly message: string;
  readonly consumer: string;
  readonly traceId: string;
}

/** The message as it goes to the dead-letter topic: the same bytes, and why. */
export function deadLetter(message: BusMessage, origin: string, failure: Failure): BusMessage {
  return {
    key: message.key,
    value: message.value,
    headers: {
      ...message.headers,
      [header.origin]: origin,
      [header.cause]: failure.cause,
      [header.message]: failure.message,
      [header.consumer]: failure.consumer,
      [header.traceId]: failure.traceId,
      [header.failedAt]: new Date().toISOString(),
    },
  };
}

/** A dead letter as it goes round again: all its attempts before it. */
export function revive(letter: BusMessage): BusMessage {
  const headers: Record<string, string> = { ...letter.headers };
  for (const name of Object.values(header)) if (name !== header.origin) delete headers[name];
  return { key: letter.key, value: letter.value, headers };
}

function causeOf(error: unknown): string {
  if (error instanceof DomainError || error instanceof PoisonMessage) return error.code;
  return error instanceof Error ? error.name : 'Error';
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? '').slice(0, 300);
}
