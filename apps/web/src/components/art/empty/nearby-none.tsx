import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { EmptyFrame } from '../parts/empty-frame.tsx';

/** Nothing near: a pin on a map, and empty rings around it. */
export function NearbyNoneArt(frame: ArtProps) {
  return (
    <EmptyFrame {...frame} ground={false}>
      <path fill={colours.paper} d="m34 66 56-16 60 16 56-16v66l-56 16-60-16-56 16z" />
      <path d="M90 50v66m60-50v66" strokeDasharray="1 8" />
      <ellipse cx={120} cy={98} rx={58} ry={20} strokeDasharray="1 8" />
      <ellipse cx={120} cy={98} rx={28} ry={10} />
      <path fill={colours.accent} d="M120 98q-26-28-26-46a26 26 0 0 1 52 0q0 18-26 46z" />
      <circle cx={120} cy={52} r={9} fill={colours.paper} />
    </EmptyFrame>
  );
}
