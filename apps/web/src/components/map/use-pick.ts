import type L from 'leaflet';
import { useEffect, useRef } from 'react';
import { type CursaMapProps } from './map-types.ts';
import { type MapStage } from './use-map-stage.ts';

/** About a decimetre; more digits would only look exact. */
const rounded = (degrees: number): number => Number(degrees.toFixed(6));

/** Hands over the place tapped; with the keyboard, Enter takes the middle of the map, where a cross shows. */
export function usePick(stage: MapStage | undefined, onPick: CursaMapProps['onPick']): void {
  const latest = useRef(onPick);
  useEffect(() => {
    latest.current = onPick;
  });
  useEffect(() => {
    if (!stage) return undefined;
    const { map } = stage;
    const container = map.getContainer();
    const pick = ({ lat, lng }: L.LatLng) =>
      latest.current?.({ latitude: rounded(lat), longitude: rounded(lng) });
    const clicked = ({ latlng }: L.LeafletMouseEvent) => pick(latlng.wrap());
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.target === container) pick(map.getCenter());
    };
    map.on('click', clicked);
    container.addEventListener('keydown', pressed);
    return () => {
      map.off('click', clicked);
      container.removeEventListener('keydown', pressed);
    };
  }, [stage]);
}
