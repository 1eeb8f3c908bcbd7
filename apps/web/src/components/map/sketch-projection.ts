import { type OnScreen } from './cluster-points.ts';
import { type LatLng } from './map-types.ts';
import { sketchFrame } from './sketch-outline.generated.ts';

/** Stones of the sketch are about this wide and high, in its units. */
const STONE = { width: 30, height: 30 };

/** Where a place lies on the sketch, in its own units; places outside Romania are held at the edge. */
export function onSketch({ latitude, longitude }: LatLng): OnScreen {
  const { west, north, scaleX, scaleY, width, height } = sketchFrame;
  const held = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return {
    x: held((longitude - west) * scaleX, width),
    y: held((north - latitude) * scaleY, height),
  };
}

/** Both ends of a way on the sketch, set side by side when their stones would cover each other. */
export function endsOnSketch(from: LatLng, to: LatLng): [OnScreen, OnScreen] {
  const [a, b] = [onSketch(from), onSketch(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.abs(dx) >= STONE.width || Math.abs(dy) >= STONE.height) return [a, b];
  const aside = ((dx < 0 ? -1 : 1) * STONE.width - dx) / 2;
  return [
    { x: a.x - aside, y: a.y },
    { x: b.x + aside, y: b.y },
  ];
}
