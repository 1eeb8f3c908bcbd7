import { describe, expect, it } from '@jest/globals';
import { romaniaPath, sketchFrame } from './sketch-outline.generated.ts';
import { endsOnSketch, onSketch } from './sketch-projection.ts';

const timisoara = { latitude: 45.75, longitude: 21.23 };
const iasi = { latitude: 47.17, longitude: 27.6 };
const bucuresti = { latitude: 44.43, longitude: 26.1 };

const corners = [...romaniaPath.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({
  x: Number(x),
  y: Number(y),
}));

/** Whether a ray to the east crosses the outline an odd number of times. */
function isInRomania({ x, y }: { x: number; y: number }): boolean {
  return corners.filter((a, n) => {
    const b = corners[(n + 1) % corners.length] ?? a;
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  }).length % 2 === 1; // prettier-ignore
}

describe('onSketch', () => {
  it.each([
    timisoara,
    bucuresti,
    { latitude: 46.77, longitude: 23.6 },
    { latitude: 47.66, longitude: 23.58 },
  ])('puts %o inside the outline that is drawn', (town) => expect(isInRomania(onSketch(town))).toBe(true));

  it.each([
    ['Chișinău', { latitude: 47.01, longitude: 28.86 }],
    ['Belgrad', { latitude: 44.8, longitude: 20.47 }],
    ['Varna', { latitude: 43.65, longitude: 27.92 }],
  ])('puts %s outside of it', (_, town) => expect(isInRomania(onSketch(town))).toBe(false));

  it('has the west on the left, the north on top, and the proportions of the land', () => {
    const [west, east] = [onSketch(timisoara), onSketch(iasi)];
    expect(west.x).toBeLessThan(east.x);
    expect(east.y).toBeLessThan(west.y);
    // Timișoara-Iași: about 491 km to the east, 158 km to the north.
    expect((east.x - west.x) / (west.y - east.y)).toBeCloseTo(491 / 158, 0);
  });

  it('holds places abroad at the edge', () => {
    const { width, height } = sketchFrame;
    expect(onSketch({ latitude: 10, longitude: 90 })).toEqual({ x: width, y: height });
  });
});

describe('endsOnSketch', () => {
  it('leaves ends alone that lie apart', () => {
    expect(endsOnSketch(timisoara, iasi)).toEqual([onSketch(timisoara), onSketch(iasi)]);
  });

  it('sets ends in one town side by side, A on the side where it lies', () => {
    const [a, b] = endsOnSketch(bucuresti, bucuresti);
    expect(b.x - a.x).toBeCloseTo(30);
    const [c, d] = endsOnSketch(bucuresti, { ...bucuresti, longitude: 25.9 });
    expect(c.x - d.x).toBeCloseTo(30);
  });
});
