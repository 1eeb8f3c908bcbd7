import { createRequire } from 'node:module';
import type { Feature, Polygon as GeoPolygon } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { type Box, linesInside, type Position, ringInside, simplified } from './geometry.ts';

type Country = (Polygon | MultiPolygon) & { readonly id: string };
type Atlas = Topology<{ countries: GeometryCollection }>;

export interface Outline {
  /** All land, Romania's too, so that no seam shows between the two fills. */
  readonly land: Position[][];
  readonly romania: Position[][];
  /** Between two other countries. */
  readonly borders: Position[][];
  readonly coast: Position[][];
}

const ROMANIA = '642';
/** Round the places where the map is used: what is far from there needs less detail. */
const NEAR: Box = { west: 19, south: 42.5, east: 31.5, north: 49.5 };

const atlas = createRequire(import.meta.url)('world-atlas/countries-10m.json') as Atlas;

/** The atlas with arcs in degrees and fewer points; arcs are shared by neighbours, so no gaps appear. */
function thinned(fine: number, near: number, far: number): Atlas {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  const ofRomania = new Set(
    (atlas.objects.countries.geometries as Country[])
      .filter(({ id }) => id === ROMANIA)
      .flatMap(({ arcs }) => arcs.flat(2))
      .map((arc) => (arc < 0 ? ~arc : arc)),
  );
  const arcs = atlas.arcs.map((arc, at) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx = 0, dy = 0]): Position => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    if (ofRomania.has(at)) return simplified(line, fine);
    const close = linesInside(line, NEAR).length > 0;
    return simplified(line, close ? near : far);
  });
  return { ...atlas, transform: undefined, arcs } as unknown as Atlas;
}

const closed = (rings: readonly Position[][], box: Box): Position[][] =>
  rings.map((ring) => ringInside(ring, box)).filter((ring) => ring.length > 3);

/**
 * Cuts the countries of Natural Earth to the box.
 * @param tolerances in degrees: Romania's own line, lines near it, the others
 */
export function outlineIn(box: Box, tolerances: readonly [number, number, number]): Outline {
  const topology = thinned(...tolerances);
  const { countries } = topology.objects;
  const all = countries.geometries as Country[];
  const own = all.find(({ id }) => id === ROMANIA);
  if (!own) throw new Error(`world-atlas has no country ${ROMANIA}`);
  const lines = (keep: (a: Country, b: Country) => boolean): Position[][] =>
    mesh(topology, countries, (a, b) => keep(a as Country, b as Country)).coordinates.flatMap((line) =>
      linesInside(line as Position[], box),
    );
  const { geometry } = feature(topology, own) as Feature<GeoPolygon>;
  return {
    land: closed(merge(topology, all).coordinates.flat() as Position[][], box),
    romania: closed(geometry.coordinates as Position[][], box),
    borders: lines((a, b) => a !== b && a.id !== ROMANIA && b.id !== ROMANIA),
    coast: lines((a, b) => a === b),
  };
}
