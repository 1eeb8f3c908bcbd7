import { useCallback, useEffect, useRef } from 'react';

/** The newest of a callback behind one that never changes, for what is costly to draw again, such as a map. */
export function useSteady<A extends readonly unknown[]>(
  callback: (...given: A) => void,
): (...given: A) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
