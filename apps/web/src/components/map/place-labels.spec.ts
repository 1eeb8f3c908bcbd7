import { describe, expect, it } from '@jest/globals';
import { labelRect, overlap, placeLabels } from './place-labels.ts';

const town = (name: string, x: number, y: number) => ({ name, x, y, fontSize: 12 });
const names = (placed: readonly { candidate: { name: string } }[]) =>
  placed.map(({ candidate }) => candidate.name);

/** The same numbers in every run. */
function noise(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

describe('placeLabels', () => {
  it('puts a free name to the right of its dot', () => {
    expect(placeLabels([town('Cluj-Napoca', 100, 100)])[0]).toMatchObject({ side: 'right', covered: false });
  });

  it('moves a name aside for one that came before', () => {
    const [first, second] = placeLabels([town('Galați', 100, 100), town('Brăila', 90, 112)]);
    expect(first?.side).toBe('right');
    expect(second?.side).not.toBe('right');
  });

  it('lets the first win where there is no room for both', () => {
    expect(names(placeLabels([town('București', 100, 100), town('Voluntari', 102, 99)]))).toEqual([
      'București',
    ]);
  });

  it('never lets two of many names overlap', () => {
    const random = noise(11);
    const many = Array.from({ length: 400 }, (_, at) =>
      town(`Localitatea ${at}`, random() * 900, random() * 500),
    );
    const rects = placeLabels(many).map(({ rect }) => rect);
    expect(rects.length).toBeGreaterThan(30);
    expect(rects.length).toBeLessThan(400);
    rects.forEach((rect, at) =>
      expect(rects.slice(at + 1).some((other) => overlap(rect, other))).toBe(false),
    );
  });

  it('keeps markers free, and shows the name of a town under a marker beside it', () => {
    const stone = { left: 84, top: 50, right: 116, bottom: 102 };
    const [placed] = placeLabels([town('Iași', 100, 100)], [stone]);
    expect(placed).toMatchObject({ side: 'below', covered: true });
    expect(placed && overlap(placed.rect, stone)).toBe(false);
  });

  it('cuts no name at the edge of the view', () => {
    const view = { left: 0, top: 0, right: 200, bottom: 200 };
    const [placed] = placeLabels([town('Constanța', 190, 100)], [], view);
    expect(placed?.side).toBe('left');
    expect(placeLabels([town('Sighetu Marmației', 190, 3)], [], view)).toEqual([]);
    expect(names(placeLabels([town('Odesa', 300, 100)], [], view))).toEqual(['Odesa']);
  });

  it('shows the name of an area once, in the first place that has room', () => {
    const sea = (x: number) => ({ ...town('Marea\nNeagră', x, 100), centred: true });
    const placed = placeLabels(
      [sea(100), sea(300), sea(500)],
      [{ left: 80, top: 80, right: 120, bottom: 120 }],
    );
    expect(placed.map(({ candidate, side }) => [candidate.x, side])).toEqual([[300, 'centre']]);
  });
});

describe('labelRect', () => {
  it('takes two lines as high, and as wide as the longer one', () => {
    const one = labelRect({ ...town('Neagră', 0, 0), centred: true }, 'centre');
    const two = labelRect({ ...town('Marea\nNeagră', 0, 0), centred: true }, 'centre');
    expect(two.right - two.left).toBeCloseTo(one.right - one.left);
    expect(two.bottom - two.top).toBeCloseTo(2 * (one.bottom - one.top));
  });
});
