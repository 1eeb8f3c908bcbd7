import { describe, expect, it } from '@jest/globals';
import { clusterPoints, spreadOffsets } from './cluster-points.ts';

const at = (x: number, y: number) => ({ x, y });

describe('clusterPoints', () => {
  it('leaves points alone that lie apart', () => {
    expect(clusterPoints([at(0, 0), at(200, 0), at(0, 200)], 60)).toHaveLength(3);
  });

  it('gathers points of a square in their middle', () => {
    const [cluster, ...others] = clusterPoints([at(10, 10), at(20, 30)], 60);
    expect(others).toEqual([]);
    expect(cluster).toMatchObject({ x: 15, y: 20 });
    expect(cluster?.members).toHaveLength(2);
  });

  it('gathers neighbours on both sides of a line of the grid', () => {
    expect(clusterPoints([at(59, 10), at(61, 10)], 60)).toHaveLength(1);
  });

  it('loses nobody', () => {
    const points = Array.from({ length: 500 }, (_, n) => at((n * 37) % 811, (n * 91) % 499));
    const members = clusterPoints(points, 60).flatMap((cluster) => cluster.members);
    expect(new Set(members).size).toBe(500);
    expect(members).toHaveLength(500);
  });

  it('makes the same clusters wherever the input begins', () => {
    const points = [at(5, 5), at(15, 5), at(300, 300)];
    const sizes = (list: typeof points) => clusterPoints(list, 60).map(({ members }) => members.length);
    expect(sizes([...points].reverse()).sort()).toEqual(sizes(points).sort());
  });
});

describe('spreadOffsets', () => {
  it('keeps a single point in its place', () => {
    expect(spreadOffsets(1, 30)).toEqual([at(0, 0)]);
  });

  it.each([2, 3, 7, 20])('sets %i points apart', (count) => {
    const offsets = spreadOffsets(count, 30);
    expect(offsets).toHaveLength(count);
    offsets.forEach((one, n) =>
      offsets
        .slice(n + 1)
        .forEach((other) =>
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(29.9),
        ),
    );
  });
});
