import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { EmptyFrame } from '../parts/empty-frame.tsx';
import { LineStone } from '../parts/line-stone.tsx';

/** Not found: a leaning stone with a question mark, its road gone. */
export function NotFoundArt(frame: ArtProps) {
  return (
    <EmptyFrame {...frame}>
      <g transform="rotate(-7 120 132)">
        <LineStone x={120} y={134} scale={2.5} />
        <path stroke={colours.ink} strokeWidth={5} d="M112 101q0-9 9-9t9 8q0 5-5 8-4 2-4 6" />
        <path stroke={colours.ink} strokeWidth={6} d="M121 123h.1" />
      </g>
      <path d="M58 132q-4-14-12-18m12 18q0-18 6-24m-6 24q6-10 12-12M186 132q-2-12-8-16m8 16q2-16 8-20m-8 20q6-8 12-10" />
    </EmptyFrame>
  );
}
