import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * After going on to another screen, shows its top and takes the focus to its heading, so that screen readers and
 * keyboards start there. Going back leaves the place to the browser, which knows where it was.
 */
export function ArriveAtTop() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) return void (first.current = false);
    if (how !== NavigationType.Pop) scrollTo(0, 0);
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true }),
    );
    return () => cancelAnimationFrame(frame);
  }, [pathname, how]);
  return null;
}
