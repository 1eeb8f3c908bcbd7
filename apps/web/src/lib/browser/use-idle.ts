import { useEffect, useState } from 'react';

const LONGEST_WAIT_MS = 1_500;

/**
 * Turns true once the browser has nothing better to do after the first picture, or after a second and a half: for what
 * a person does not look for at once, so that it never stands in front of what they do. Safari has no idle callbacks.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const done = () => setIdle(true);
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(done);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(done, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
