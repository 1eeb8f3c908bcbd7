import type { Reading } from './instruments.ts';

const freshMs = 5_000;
const staleMs = 60_000;

/**
 * For readings that ask a store or the broker: whoever looks gets the last answer at once and causes the next one, so
 * that a part that is slow never makes `/metrics` slow, and nobody is asked when nobody looks.
 */
export function lazily(ask: () => Promise<readonly Reading[]>): () => readonly Reading[] {
  let last: readonly Reading[] = [];
  let at = 0;
  let asking = false;
  return () => {
    const age = performance.now() - at;
    if (!asking && (at === 0 || age > freshMs)) {
      asking = true;
      void ask()
        .catch(() => [])
        .then((readings) => {
          last = readings;
          at = performance.now();
        })
        .finally(() => (asking = false));
    }
    return age > staleMs ? [] : last;
  };
}
