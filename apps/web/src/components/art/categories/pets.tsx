import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { CategoryFrame } from '../parts/category-frame.tsx';

/** A sitting dog with a collar. */
export function PetsArt(frame: ArtProps) {
  return (
    <CategoryFrame {...frame}>
      <path fill={colours.soft} d="M32 52q-9 14-9 31h50q0-17-9-31z" />
      <path fill={colours.soft} d="M29 28q0-17 19-17t19 17v10q0 14-19 14T29 38z" />
      <path
        fill="currentColor"
        d="M31 17q-14 0-14 21 0 3 4 3 8-3 10-24zM65 17q14 0 14 21 0 3-4 3-8-3-10-24z"
      />
      <path d="M40 30h.01M56 30h.01" strokeWidth={5} />
      <path fill="currentColor" d="M44 38h8l-4 4z" />
      <path fill={colours.accent} d="M32 50q16 8 32 0l3 6q-19 9-38 0z" />
      <path fill={colours.paper} d="M40 83V68m16 15V68M48 60h.01" />
    </CategoryFrame>
  );
}
