import { type MapTexts } from './map-texts.ts';
import { type MapData } from './map-types.ts';
import { type LabelCandidate } from './place-labels.ts';

export interface LabelCandidateAt extends Omit<LabelCandidate, 'x' | 'y'> {
  readonly latitude: number;
  readonly longitude: number;
  readonly className: string;
  /** The zoom from which the label may show. */
  readonly fromZoom: number;
  readonly toZoom: number;
}

/** By tier: font size in pixels, and the zoom from which towns of the tier show. */
const TIERS = [
  { fontSize: 15, fromZoom: 0 },
  { fontSize: 13, fromZoom: 0 },
  { fontSize: 12.5, fromZoom: 7.25 },
  { fontSize: 12, fromZoom: 9 },
];

const ALWAYS = 99;
/** Names of countries stand where the map has room for them, in the first place that does; closer in they say nothing. */
const COUNTRIES_UNTIL = 8.5;
const AREAS = [
  ['sea', 43.75, 30.4],
  ['sea', 43.6, 29.35],
  ['sea', 44.55, 29.75],
  ['HU', 47.1, 19.4],
  ['RS', 44.05, 20.9],
  ['BG', 43.0, 25.2],
  ['UA', 48.75, 26.9],
  ['MD', 47.45, 28.45],
] as const;

/** Everything that may be labelled, the most important first. */
export function labelCandidates(data: MapData, texts: MapTexts): LabelCandidateAt[] {
  const town = (extra: string, scale: number) => (row: MapData['towns'][number]) => {
    const [name, latitude, longitude, tier] = row;
    const { fontSize, fromZoom } = TIERS[tier] ?? { fontSize: 12, fromZoom: 9 };
    const className = `cursa-map-town cursa-map-town-${tier} ${extra}`;
    return { name, latitude, longitude, fontSize: fontSize * scale, className, fromZoom, toZoom: ALWAYS };
  };
  const areas = AREAS.map(([key, latitude, longitude]) => ({
    name: texts.countries[key],
    latitude,
    longitude,
    fontSize: 12,
    centred: true,
    className: `cursa-map-area ${key === 'sea' ? 'cursa-map-sea' : ''}`,
    fromZoom: 0,
    toZoom: COUNTRIES_UNTIL,
  }));
  const towns = data.towns.map(town('', 1));
  const seats = towns.filter((_, at) => (data.towns[at]?.[3] ?? 0) < 2);
  const others = towns.slice(seats.length);
  return [...seats, ...areas, ...data.abroad.map(town('cursa-map-abroad', 0.92)), ...others];
}
