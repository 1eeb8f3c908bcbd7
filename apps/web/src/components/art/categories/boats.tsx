import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { CategoryFrame } from '../parts/category-frame.tsx';

/** A sailing boat. */
export function BoatsArt(frame: ArtProps) {
  return (
    <CategoryFrame {...frame} ground={false}>
      <path fill={colours.paper} d="M50 14q24 18 27 42H50z" />
      <path fill={colours.soft} d="M43 24v32H20z" />
      <path d="M46.5 9v53" />
      <path fill={colours.accent} d="M8 62h80L78 77H20z" />
      <path d="M8 84q6-5 12 0t12 0 12 0 12 0 12 0 12 0 8 0" />
    </CategoryFrame>
  );
}
