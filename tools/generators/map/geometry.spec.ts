import { describe, expect, it } from '@jest/globals';
import { encodeLines } from './encode-lines.ts';
import { linesInside, type Position, ringInside, simplified } from './geometry.ts';

const box = { west: 0, south: 0, east: 10, north: 10 };

describe('simplified', () => {
  it('keeps both ends and what stands out, and leaves out what does not', () => {
    const line: Position[] = [[0, 0], [1, 0.001], [2, 0], [3, 2], [4, 0]]; // prettier-ignore
    expect(simplified(line, 0.01)).toEqual([[0, 0], [2, 0], [3, 2], [4, 0]]); // prettier-ignore
    expect(simplified(line, 5)).toEqual([[0, 0], [4, 0]]); // prettier-ignore
  });

  it('keeps a closed line, whose ends are one point, from becoming nothing', () => {
    const ring: Position[] = [[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]]; // prettier-ignore
    expect(simplified(ring, 0.01)).toEqual(ring);
  });
});

describe('ringInside', () => {
  it('cuts a ring at the edges of the box', () => {
    const cut = ringInside([[-5, 2], [5, 2], [5, 8], [-5, 8]], box); // prettier-ignore
    expect(new Set(cut.map(String))).toEqual(new Set(['0,2', '5,2', '5,8', '0,8']));
  });

  it('leaves nothing of a ring outside', () => {
    expect(ringInside([[20, 20], [30, 20], [30, 30]], box)).toEqual([]); // prettier-ignore
  });
});

describe('linesInside', () => {
  it('makes two lines of one that leaves the box and comes back', () => {
    const line: Position[] = [[1, 1], [2, 2], [20, 2], [3, 3], [4, 4]]; // prettier-ignore
    expect(linesInside(line, box)).toEqual([[[1, 1], [2, 2]], [[3, 3], [4, 4]]]); // prettier-ignore
  });
});

describe('encodeLines', () => {
  it('writes steps of a thousandth of a degree, without steps to the same place', () => {
    expect(encodeLines([[[26.1, 44.43], [26.1001, 44.43], [27.1, 43.93]]])).toEqual([[26_100, 44_430, 1000, -500]]); // prettier-ignore
  });
});
