import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { EmptyFrame } from '../parts/empty-frame.tsx';
import { LineStone } from '../parts/line-stone.tsx';

/** No deliveries yet: the place of a parcel, marked out beside the road. */
export function NoDeliveriesArt(frame: ArtProps) {
  return (
    <EmptyFrame {...frame}>
      <path fill={colours.paper} strokeDasharray="1 7.5" d="m112 62 38 17v37l-38 17-38-17V79z" />
      <path strokeDasharray="1 7.5" d="m74 79 38 17 38-17M112 96v36" />
      <path stroke={colours.accent} strokeWidth={5} d="M112 30v20m-10-10h20" />
      <LineStone x={184} y={132} scale={1.35} />
    </EmptyFrame>
  );
}
