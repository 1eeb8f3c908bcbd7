import { useEffect, useState } from 'react';
import type { LatLng } from '../../../components/map/map-types.ts';

export type LocationFault = 'denied' | 'unsupported' | 'unknown';

const PATIENCE_MS = 12_000;

/**
 * Where the device is. Asked for once on arrival, as specified (§2), with nothing done with the answer, and again
 * when the button asks for it.
 */
export function useGeolocation() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<LocationFault>();
  useEffect(() => {
    const ignored = () => undefined;
    if ('geolocation' in navigator) navigator.geolocation.getCurrentPosition(ignored, ignored);
  }, []);
  const locate = (onFound: (at: LatLng) => void) => {
    if (!('geolocation' in navigator)) return setFault('unsupported');
    setBusy(true);
    setFault(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false);
        onFound({ latitude: coords.latitude, longitude: coords.longitude });
      },
      ({ code, PERMISSION_DENIED }) => {
        setBusy(false);
        setFault(code === PERMISSION_DENIED ? 'denied' : 'unknown');
      },
      { maximumAge: 60_000, timeout: PATIENCE_MS, enableHighAccuracy: true },
    );
  };
  return { locate, busy, fault };
}
