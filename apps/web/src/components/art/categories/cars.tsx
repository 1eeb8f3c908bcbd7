import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { CategoryFrame } from '../parts/category-frame.tsx';

/** A hatchback. */
export function CarsArt(frame: ArtProps) {
  return (
    <CategoryFrame {...frame}>
      <path fill={colours.soft} d="M26 49 38 34q2-2.5 6-2.5h16q4 0 6.5 3L77 49z" />
      <path fill={colours.accent} d="M8 72V58q0-6 6-7l12-2h51l7 2q5 1.5 5 7.500V69q0 3-3 3z" />
      <path d="M52 32v17M40 58h6" />
      <circle cx="27" cy="73" r="9.5" fill={colours.paper} />
      <circle cx="70" cy="73" r="9.5" fill={colours.paper} />
      <path d="M27 73h.01M70 73h.01" strokeWidth={5} />
    </CategoryFrame>
  );
}
