import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { motionIsReduced } from './create-map.ts';
import { fitMap } from './fit-map.ts';
import { type CursaMapProps, type LatLng } from './map-types.ts';
import { routeLine } from './route-line.ts';
import { type MapStage } from './use-map-stage.ts';

type Shown = Pick<CursaMapProps, 'points' | 'line' | 'selectedId' | 'onPick'>;

const placesKey = (places: readonly LatLng[]): string =>
  places.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';');

/** Draws points and line, and moves the map so that they are seen: when their places change, not on every render. */
export function useShownPoints(stage: MapStage | undefined, shown: Shown): void {
  const { points, line, selectedId } = shown;
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  const places = placesKey(points);
  const ends = line ? placesKey(line) : '';

  useEffect(() => {
    stage?.markers.show(points, selectedId);
    stage?.labels?.refresh();
  }, [stage, points, selectedId]);

  useEffect(() => {
    const [from, to] = latest.current.line ?? [];
    if (!stage || !from || !to) return undefined;
    const layer = routeLine(stage.map, [from, to]).addTo(stage.map);
    return () => void layer.remove();
  }, [stage, ends]);

  useFit(stage, places, latest);
  useEffect(() => {
    const selected = latest.current.points.find(({ id }) => id === selectedId);
    if (!stage || !selected) return;
    const animate = !motionIsReduced();
    stage.map.panInside([selected.latitude, selected.longitude], { padding: [48, 64], animate });
  }, [stage, selectedId]);
}

function useFit(stage: MapStage | undefined, places: string, latest: { readonly current: Shown }): void {
  const fitted = useRef<MapStage>(undefined);
  useEffect(() => {
    if (!stage) return undefined;
    const { map } = stage;
    const fit = (animate: boolean) => fitMap(map, latest.current.points, animate);
    const first = fitted.current !== stage;
    fitted.current = stage;
    if (first || !isInView(map, latest.current)) fit(!first && !motionIsReduced());

    // A map that grows out of a hidden tab or turns with the phone is fitted again, until somebody has moved it.
    let touched = false;
    const touch = () => (touched = true);
    const events = ['pointerdown', 'wheel', 'keydown'] as const;
    events.forEach((event) => map.getContainer().addEventListener(event, touch, { passive: true }));
    const observer = new ResizeObserver(() => {
      map.invalidateSize({ animate: false });
      if (!touched) fit(false);
    });
    observer.observe(map.getContainer());
    return () => {
      observer.disconnect();
      events.forEach((event) => map.getContainer().removeEventListener(event, touch));
    };
  }, [stage, places, latest]);
}

/** Somebody who sets points by tapping keeps the view as long as all points are in it. */
function isInView(map: L.Map, { onPick, points }: Shown): boolean {
  if (!onPick) return false;
  const view = map.getBounds().pad(-0.05);
  return points.every(({ latitude, longitude }) => view.contains(L.latLng(latitude, longitude)));
}
