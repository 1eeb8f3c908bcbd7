import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { CategoryFrame } from '../parts/category-frame.tsx';

/** An upright piano; the accent is the red felt above its keys. */
export function PianosArt(frame: ArtProps) {
  return (
    <CategoryFrame {...frame}>
      <path fill={colours.soft} d="M14 14h68v69H14z" />
      <path d="M10 14h76" />
      <path fill={colours.paper} strokeWidth={2.5} d="M36 21h24v18H36z" />
      <path fill={colours.accent} d="M14 41h68v8H14z" />
      <path fill={colours.paper} d="M8 49h80v12H8z" />
      <path
        d="M19 50v5M28 50v5M37 50v5M51 50v5M60 50v5M74 50v5M83 50v5"
        strokeWidth={4}
        strokeLinecap="butt"
      />
      <path d="M44 83v-7m8 7v-7" />
      <path d="M46 34v-8l6-1.5" strokeWidth={2.5} />
      <path d="M45 34h.01" strokeWidth={5} />
    </CategoryFrame>
  );
}
