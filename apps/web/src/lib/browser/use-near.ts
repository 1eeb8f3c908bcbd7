import { useEffect, useRef, useState, type RefObject } from 'react';
import { useIdle } from './use-idle.ts';

/** About half a screen of a phone. */
const AHEAD = '400px';

/**
 * Turns true, and stays so, once the element is in sight or about to be, and the browser idle: for heavy parts that
 * many visitors never scroll to.
 */
export function useNear<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const isIdle = useIdle();
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!isIdle || isNear) return;
    if (!ref.current || typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isIdle, isNear]);
  return [ref, isNear];
}
