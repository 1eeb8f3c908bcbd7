import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { CategoryFrame } from '../parts/category-frame.tsx';

/** A cooled box with milk and an apple. */
export function RefrigeratedArt(frame: ArtProps) {
  return (
    <CategoryFrame {...frame}>
      <path fill={colours.paper} d="M27 46V30l5-8V11h12v11l5 8v16z" />
      <path d="M32 18h12" />
      <path fill={colours.accent} d="M67 27q-5-3-9-1-6 3-4 12 2 8 8 11h10q6-3 8-11 2-9-4-12-4-2-9 1z" />
      <path d="M67 27q0-7 5-10" />
      <path fill={colours.soft} d="M13 45h70v34q0 4-4 4H17q-4 0-4-4z" />
      <path d="M8 45h80" strokeWidth={4.5} />
      <path d="M48 52v24M37.6 58l20.8 12M58.4 58 37.6 70M45 53l3 3 3-3M45 75l3-3 3 3" strokeWidth={2.5} />
    </CategoryFrame>
  );
}
