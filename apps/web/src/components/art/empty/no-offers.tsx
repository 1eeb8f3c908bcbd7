import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { EmptyFrame } from '../parts/empty-frame.tsx';
import { LineStone } from '../parts/line-stone.tsx';

/** No offers yet: a price tag that waits to be written on. */
export function NoOffersArt(frame: ArtProps) {
  return (
    <EmptyFrame {...frame}>
      <path d="M126 65Q100 34 72 72" />
      <LineStone x={66} y={132} scale={1.7} />
      <path fill={colours.paper} d="m128 46 76 24q4 1 3 5l-11 34q-1 4-5 3l-76-24-6-27z" />
      <circle cx={127} cy={66} r={4} fill={colours.soft} />
      <path stroke={colours.accent} strokeWidth={7} d="m148 77 .1 0m18 5.7 .1 0m18 5.7 .1 0" />
    </EmptyFrame>
  );
}
