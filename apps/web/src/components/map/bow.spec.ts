import { describe, expect, it } from '@jest/globals';
import { bow } from './bow.ts';

describe('bow', () => {
  it.each([
    ['to the east', { x: 0, y: 100 }, { x: 200, y: 100 }],
    ['to the west', { x: 200, y: 100 }, { x: 0, y: 100 }],
  ])('goes from end to end, and rises above the straight line %s', (_, from, to) => {
    const points = bow(from, to);
    expect(points[0]).toEqual(from);
    expect(points.at(-1)).toEqual(to);
    expect(points[16]?.y).toBeCloseTo(100 - 0.16 * 200);
  });

  it('stays a point between equal ends', () => {
    expect(
      new Set(bow({ x: 5, y: 5 }, { x: 5, y: 5 }).map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`)).size,
    ).toBe(1);
  });
});
