import { type OnScreen } from './cluster-points.ts';
import { type LatLng } from './map-types.ts';
import { sketchFrame } from './sketch-outline.generated.ts';

/** Where a place lies on the sketch, in its own units; places outside Romania are held at the edge. */
export function onSketch({ latitude, longitude }: LatLng): OnScreen {
  const { west, north, scaleX, scaleY, width, height } = sketchFrame;
  const held = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return {
    x: held((longitude - west) * scaleX, width),
    y: held((north - latitude) * scaleY, height),
  };
}
