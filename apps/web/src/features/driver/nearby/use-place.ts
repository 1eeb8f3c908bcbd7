import { useCallback, useEffect, useRef, useState } from 'react';
import type { LatLng } from '../../../components/map/map-types.ts';
import { isBrowser } from '../../../lib/browser/is-browser.ts';

/** `asking` until the first answer; `denied` and `unknown` are asked again by themselves. */
export type PlaceState = 'asking' | 'known' | 'denied' | 'unknown' | 'unsupported';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;
/** A driver who was found is asked again now and then, as they move. */
const FOLLOW_MS = 120_000;
const PATIENCE_MS = 15_000;
/** About a hundred metres: a smaller move is no reason to read the list again. */
const rounded = (degrees: number): number => Number(degrees.toFixed(3));

/**
 * Where the driver is. Asked on arrival; after a refusal again with a growing delay, and at once by `ask`
 * (specification §8, decision 16). Whatever the answer, the list goes on without it.
 */
export function usePlace() {
  const isSupported = !isBrowser || 'geolocation' in navigator;
  const [state, setState] = useState<PlaceState>(isSupported ? 'asking' : 'unsupported');
  const [place, setPlace] = useState<LatLng>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = useRef(FIRST_WAIT_MS);
  const isGone = useRef(false);

  const ask = useCallback(() => {
    clearTimeout(timer.current);
    if (!('geolocation' in navigator)) return;
    const later = (delay: number) => {
      if (!isGone.current) timer.current = setTimeout(ask, delay);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const next = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
        setPlace((old) => (old?.latitude === next.latitude && old.longitude === next.longitude ? old : next));
        setState('known');
        wait.current = FIRST_WAIT_MS;
        later(FOLLOW_MS);
      },
      ({ code }) => {
        // 1 is PERMISSION_DENIED.
        setState(code === 1 ? 'denied' : 'unknown');
        later(wait.current);
        wait.current = Math.min(wait.current * 2, LONGEST_WAIT_MS);
      },
      { maximumAge: 60_000, timeout: PATIENCE_MS },
    );
  }, []);

  useEffect(() => {
    isGone.current = false;
    ask();
    return () => {
      isGone.current = true;
      clearTimeout(timer.current);
    };
  }, [ask]);
  return { state, place, ask };
}
