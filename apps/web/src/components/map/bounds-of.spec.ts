import { describe, expect, it } from '@jest/globals';
import { boundsOf, ROMANIA } from './bounds-of.ts';

const cluj = { latitude: 46.77, longitude: 23.6 };
const iasi = { latitude: 47.17, longitude: 27.6 };

describe('boundsOf', () => {
  it('shows Romania when there is nothing to show', () => {
    expect(boundsOf([])).toEqual(ROMANIA);
  });

  it('leaves out what lies out of reach, such as the null island of a missing position', () => {
    expect(boundsOf([{ latitude: 0, longitude: 0 }])).toEqual(ROMANIA);
    expect(boundsOf([cluj, iasi, { latitude: Number.NaN, longitude: 25 }])).toEqual(boundsOf([cluj, iasi]));
  });

  it('holds all points, with room on every side', () => {
    const { south, west, north, east } = boundsOf([cluj, iasi]);
    expect(south).toBeLessThan(cluj.latitude);
    expect(north).toBeGreaterThan(iasi.latitude);
    expect(west).toBeLessThan(cluj.longitude);
    expect(east).toBeGreaterThan(iasi.longitude);
  });

  it('shows a single place in its surroundings, in the middle', () => {
    const { south, west, north, east } = boundsOf([cluj]);
    expect(north - south).toBeCloseTo(0.35);
    expect((north + south) / 2).toBeCloseTo(cluj.latitude);
    expect((west + east) / 2).toBeCloseTo(cluj.longitude);
  });

  it('does not widen beyond the country, but keeps a point abroad', () => {
    const corners = [
      { latitude: 44, longitude: 20.5 },
      { latitude: 48, longitude: 29.5 },
    ];
    expect(boundsOf(corners)).toEqual(ROMANIA);
    expect(boundsOf([...corners, { latitude: 49, longitude: 25 }]).north).toBe(49);
  });
});
