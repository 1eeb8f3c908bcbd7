import { useEffect } from 'react';

const INTERVAL_MS = 4_000;

/** While a payment's answer is missing: looks now and then, and as soon as the line is back. */
export function useOutcomeWatch(active: boolean, look: () => Promise<void>): void {
  useEffect(() => {
    if (!active) return undefined;
    // A look that fails is followed by the next one.
    const quietly = (): void => void look().catch(() => undefined);
    const timer = setInterval(quietly, INTERVAL_MS);
    addEventListener('online', quietly);
    quietly();
    return () => {
      clearInterval(timer);
      removeEventListener('online', quietly);
    };
  }, [active, look]);
}
