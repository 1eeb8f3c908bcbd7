import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { CategoryFrame } from '../parts/category-frame.tsx';

/** A box lorry with a house on its side. */
export function RemovalsArt(frame: ArtProps) {
  return (
    <CategoryFrame {...frame}>
      <path fill={colours.soft} d="M6 24h53v48H6z" />
      <path fill={colours.paper} d="M59 38h13q3 0 5 3l11 14v17H59z" />
      <path d="M68 46v10h19" />
      <path fill={colours.accent} d="m18 45 14.5-12L47 45v15H18z" />
      <path fill={colours.soft} strokeWidth={2.5} d="M29 60v-8h7v8" />
      <circle cx="23" cy="74" r="9" fill={colours.paper} />
      <circle cx="72" cy="74" r="9" fill={colours.paper} />
      <path d="M23 74h.01M72 74h.01" strokeWidth={5} />
    </CategoryFrame>
  );
}
