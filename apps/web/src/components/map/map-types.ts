/** Degrees, WGS 84. */
export interface LatLng {
  readonly latitude: number;
  readonly longitude: number;
}

export type MapPointKind = 'pickup' | 'dropoff' | 'order' | 'me' | 'town';

export interface MapPoint extends LatLng {
  readonly id: string;
  readonly kind: MapPointKind;
  /** Read out and shown on hover, focus and selection. */
  readonly label: string;
  /** Makes the point a button: by tap, Enter and Space. */
  readonly onSelect?: () => void;
}

export interface CursaMapProps {
  readonly points: readonly MapPoint[];
  /** From pickup to dropoff; drawn as a dashed bow, not as a road. */
  readonly line?: readonly [LatLng, LatLng];
  readonly selectedId?: string;
  /** Called with the place that was tapped, or with the middle of the map on Enter. */
  readonly onPick?: (point: LatLng) => void;
  /** In pixels, or any CSS length. */
  readonly height: number | string;
  /** Address pattern with {z}, {x} and {y}; without one, and where it fails, the own vector map shows. */
  readonly tilesUrl?: string;
  readonly tilesAttribution?: string;
  /** The map's accessible name. */
  readonly label: string;
}

/** What the JSON made by tools/generators/map holds; lines as in decode-lines.ts. */
export interface MapData {
  readonly box: readonly number[];
  readonly land: readonly number[][];
  readonly romania: readonly number[][];
  readonly borders: readonly number[][];
  readonly coast: readonly number[][];
  readonly towns: readonly TownRow[];
  readonly abroad: readonly TownRow[];
}

/** Name, latitude, longitude, tier: 0 the capital, 1 a seat of a county or a city abroad, 2 a town, 3 a commune. */
export type TownRow = readonly [string, number, number, number];
