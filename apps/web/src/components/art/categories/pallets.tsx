import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { CategoryFrame } from '../parts/category-frame.tsx';

/** Boxes on a pallet. */
export function PalletsArt(frame: ArtProps) {
  return (
    <CategoryFrame {...frame}>
      <path fill={colours.soft} d="M14 38h33v28H14z" />
      <path fill={colours.accent} d="M47 38h35v28H47z" />
      <path fill={colours.soft} d="M30 12h34v26H30z" />
      <path d="M43 12v9h8v-9M26 38v8h9v-8M60 38v8h9v-8" />
      <path fill={colours.paper} d="M8 66h80v7H8z" />
      <path d="M14 74v8M48 74v8M82 74v8" strokeWidth={7} strokeLinecap="butt" />
    </CategoryFrame>
  );
}
