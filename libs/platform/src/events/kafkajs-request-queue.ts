import { createRequire } from 'node:module';

/** What of kafkajs' own queue of a connection is used here. */
export interface RequestQueue {
  readonly pending: readonly unknown[];
  /** Epoch milliseconds until which the broker asked for silence; -1 without. */
  readonly throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  checkPendingRequests(): void;
  scheduleCheckPendingRequests(): void;
}

type RequestQueueClass = (new (options: object) => RequestQueue) & { readonly prototype: RequestQueue };

const require = createRequire(import.meta.url);
/** @internal */
export const KafkaRequestQueue = require('kafkajs/src/network/requestQueue') as RequestQueueClass;

/** As kafkajs has it: a throttle that ends within the same millisecond is looked at again after this. */
const RECHECK_MS = 10;

/**
 * kafkajs 2.2.4 looks every millisecond, for each connection, whether a request waits, although it looks again whenever
 * one is added or answered (github.com/tulios/kafkajs/issues/1704; the package is no longer maintained). Idle services
 * spent two thirds of their processor time on it. From here on a timer runs only while a request waits.
 */
export function quietRequestQueues(): void {
  KafkaRequestQueue.prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.throttleCheckTimeoutId || this.pending.length === 0) return;
    const wait = this.throttledUntil - Date.now();
    this.throttleCheckTimeoutId = setTimeout(
      () => {
        this.throttleCheckTimeoutId = null;
        this.checkPendingRequests();
      },
      wait > 0 ? wait : RECHECK_MS,
    );
  };
}
