import { bowControl } from './bow.ts';
import { type LatLng } from './map-types.ts';
import classes from './route-sketch.module.css';
import { romaniaPath, sketchFrame } from './sketch-outline.generated.ts';
import { endsOnSketch } from './sketch-projection.ts';
import { STONE } from './stone-svg.ts';

interface Props {
  readonly from: LatLng;
  readonly to: LatLng;
  /** The accessible name, such as "De la Cluj-Napoca la Iași"; left out where the same stands beside it as text. */
  readonly label?: string;
  readonly className?: string;
}

/** Room for stones at the edge, in the sketch's units: they are taller than wide and stand on their place. */
const ROOM = { side: 15, edge: 6 };
const SIZE = 0.82;
const STONE_HEIGHT = 45 * SIZE;

/** No more room above the country than the northern stone needs. */
function boxFor(north: number): string {
  const top = Math.max(ROOM.edge, STONE_HEIGHT + 1 - north);
  const size = [sketchFrame.width + 2 * ROOM.side, sketchFrame.height + top + ROOM.edge];
  return [-ROOM.side, -top, ...size].map((part) => part.toFixed(1)).join(' ');
}

function Stone({ at, letter }: { readonly at: { x: number; y: number }; readonly letter: string }) {
  const [x, y] = [at.x - (STONE.width / 2) * SIZE, at.y - STONE_HEIGHT];
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${SIZE})`}>
      <path d={STONE.body} className={classes.body} />
      <path d={STONE.cap} className={classes.cap} />
      <path d={STONE.body} className={classes.edge} />
      <text x="18" y="39" textAnchor="middle" className={classes.letter}>
        {letter}
      </text>
    </g>
  );
}

/** Romania with two kilometre stones and the way between them, for cards and print: small, and without Leaflet. */
export function RouteSketch({ from, to, label, className }: Props) {
  const [a, b] = endsOnSketch(from, to);
  const { x, y } = bowControl(a, b);
  const line = `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  // The stone farther south stands in front, as on a real road.
  const stones = [
    { at: a, letter: 'A' },
    { at: b, letter: 'B' },
  ].sort((one, other) => one.at.y - other.at.y);
  return (
    <svg viewBox={boxFor(Math.min(a.y, b.y))} className={`${classes.sketch} ${className ?? ''}`} {...named}>
      <path d={romaniaPath} className={classes.land} />
      <path d={line} className={classes.line} />
      {stones.map((stone) => (
        <Stone key={stone.letter} {...stone} />
      ))}
    </svg>
  );
}
