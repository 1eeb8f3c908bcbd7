import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { CategoryFrame } from '../parts/category-frame.tsx';

/** A parcel. */
export function OtherArt(frame: ArtProps) {
  return (
    <CategoryFrame {...frame}>
      <path fill={colours.paper} d="m48 12 36 17-36 17-36-17z" />
      <path fill={colours.soft} d="M12 29v38l36 17V46zM84 29v38L48 84V46z" />
      <path fill={colours.accent} d="m30 20.5 36 17V50l-8 4V41L22 24.500z" />
      <path d="m19 60 12 5.500M19 52l7 3" />
    </CategoryFrame>
  );
}
