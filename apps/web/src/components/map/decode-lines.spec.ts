import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { decodeLines } from './decode-lines.ts';
import { type MapData } from './map-types.ts';

const data = JSON.parse(
  readFileSync(join(import.meta.dirname, 'map-data.generated.json'), 'utf8'),
) as MapData;

describe('decodeLines', () => {
  it('reads steps from the first point on, latitude first', () => {
    expect(decodeLines([[26_100, 44_430, 1000, -500]])).toEqual([
      [
        [44.43, 26.1],
        [43.93, 27.1],
      ],
    ]);
  });

  it('finds Romania in the generated data, between its known ends', () => {
    const points = decodeLines(data.romania).flat();
    expect(Math.min(...points.map(([latitude]) => latitude))).toBeCloseTo(43.62, 1);
    expect(Math.max(...points.map(([latitude]) => latitude))).toBeCloseTo(48.27, 1);
    expect(Math.min(...points.map(([, longitude]) => longitude))).toBeCloseTo(20.26, 1);
    expect(Math.max(...points.map(([, longitude]) => longitude))).toBeCloseTo(29.7, 1);
  });
});

describe('the towns of the generated data', () => {
  it('begin with the capital and the seats of the 40 counties that have their own', () => {
    expect(data.towns.slice(0, 41).map(([, , , tier]) => tier)).toEqual([0, ...Array<number>(40).fill(1)]);
    const seats = data.towns.slice(0, 41).map(([name]) => name);
    expect(seats).toEqual(
      expect.arrayContaining(['București', 'Iași', 'Deva', 'Miercurea-Ciuc', 'Slobozia']),
    );
  });

  it('are written with commas below, not cedillas', () => {
    expect(data.towns.filter(([name]) => /[şţŞŢ]/.test(name))).toEqual([]);
  });
});
