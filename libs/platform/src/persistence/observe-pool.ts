import type { Pool } from 'pg';
import { attributes } from '../telemetry/attributes.ts';
import { observe } from '../telemetry/instruments.ts';

/** How many connections a pool has and who waits for one, until it ends. */
export function observePool(pool: Pool, max: number): void {
  const state = (name: string) => ({ [attributes.connectionState]: name });
  const ends = [
    observe('poolMax', () => [[max]]),
    observe('poolPending', () => [[pool.waitingCount]]),
    observe('poolConnections', () => [
      [pool.idleCount, state('idle')],
      [pool.totalCount - pool.idleCount, state('used')],
    ]),
  ];
  const end = pool.end.bind(pool) as (...args: unknown[]) => unknown;
  pool.end = ((...args: unknown[]) => {
    for (const stop of ends) stop();
    return end(...args);
  }) as Pool['end'];
}
