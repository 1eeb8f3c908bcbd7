import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { EmptyFrame } from '../parts/empty-frame.tsx';
import { LineStone } from '../parts/line-stone.tsx';

/** No connection: a stone whose waves fade on one side. */
export function NoConnectionArt(frame: ArtProps) {
  return (
    <EmptyFrame {...frame}>
      <LineStone x={120} y={132} scale={1.5} />
      <path d="M120 52q-13 0-24 10M120 34q-22 0-40 12M120 16q-32 0-56 14" />
      <path strokeDasharray="1 8" d="M126 52q10 2 18 10m-14-27q16 2 30 11m-26-29q24 2 42 13" />
      <circle cx={148} cy={104} r={18} fill={colours.accent} />
      <path stroke="#fff" strokeWidth={4.5} d="m141 97 14 14m0-14-14 14" />
    </EmptyFrame>
  );
}
