/** A call that did not do what it should: a status of 5xx, no answer at all, or a refusal. */
export interface Failure {
  readonly at: string;
  readonly what: string;
}

const RETRIED = new Set([429, 500, 502, 503, 504]);
const PATIENCE_MS = 50_000;

/**
 * Counts every call of this process, and in patience sends again what a part that was away did not answer. A call whose
 * kept connection turned out to have been closed is sent once more in any case, as browsers do, and counted.
 */
export class Calls {
  requests = 0;
  retried = 0;
  reconnected = 0;
  readonly failures: Failure[] = [];
  readonly #times: number[] = [];
  readonly #send = globalThis.fetch;
  #patient = true;

  /** From now on `fetch` is counted. */
  install(): void {
    globalThis.fetch = (input, init) => this.#fetch(input as string, init);
  }

  /** What came before does not count. @param patient whether calls without an answer are still sent again */
  begin(patient: boolean): void {
    this.requests = 0;
    this.retried = 0;
    this.reconnected = 0;
    this.failures.length = 0;
    this.#times.length = 0;
    this.#patient = patient;
  }

  fail(what: string): void {
    this.failures.push({ at: new Date().toISOString(), what: what.slice(0, 300) });
  }

  /** Milliseconds below which `share` of the answers came. */
  quantile(share: number): number {
    const sorted = this.#times.toSorted((a, b) => a - b);
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  }

  async #fetch(url: string, init?: RequestInit): Promise<Response> {
    const until = Date.now() + PATIENCE_MS;
    for (let isFirst = true; ; isFirst = false) {
      const began = performance.now();
      const found = await this.#send(url, init).catch((error: unknown) => error as Error);
      this.requests += 1;
      const trouble =
        found instanceof Error ? causeOf(found) : isUnanswered(found) ? String(found.status) : '';
      if (trouble === '' && found instanceof Response) {
        this.#times.push(performance.now() - began);
        return found;
      }
      if (isFirst && found instanceof Error && wasLeft(found)) {
        this.reconnected += 1;
        continue;
      }
      if (!this.#patient || Date.now() > until) {
        const words = found instanceof Response ? (await found.clone().text()).slice(0, 160) : '';
        this.fail(`${init?.method ?? 'GET'} ${new URL(url).pathname}: ${trouble} ${words}`);
        if (found instanceof Error) throw found;
        return found;
      }
      this.retried += 1;
      if (found instanceof Response) await found.arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
  }
}

/**
 * A part was away, or the answer is not Cursa's, whose answers name their trace: a network may answer itself for a pod
 * that is gone.
 */
function isUnanswered({ status, headers }: Response): boolean {
  return RETRIED.has(status) || (status >= 400 && !headers.has('x-trace-id'));
}

/**
 * The connection had carried an answer before and was closed at the other end while this call was written to it
 * (RFC 9112 §9.3.1). What breaks a connection that is new is not among it.
 */
function wasLeft({ cause }: Error): boolean {
  const { code, socket } = (cause ?? {}) as { code?: string; socket?: { bytesRead?: number } };
  return code === 'EPIPE' || (code === 'UND_ERR_SOCKET' && (socket?.bytesRead ?? 0) > 0);
}

/** What undici says of a broken connection stands in its cause. */
function causeOf({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message;
}
