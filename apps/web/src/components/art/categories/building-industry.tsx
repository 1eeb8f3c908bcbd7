import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { CategoryFrame } from '../parts/category-frame.tsx';

/** A tower crane with a load over a wall. */
export function BuildingIndustryArt(frame: ArtProps) {
  return (
    <CategoryFrame {...frame}>
      <path d="M22 83V20h10v63M22 32l10 10-10 10 10 10-10 10 10 10" />
      <path d="M27 20V9l51 11M27 9 10 20M8 20h78" />
      <path fill={colours.soft} d="M8 20h9v9H8z" />
      <path d="M68 20v12m0 0-8 9m8-9 8 9" />
      <path fill={colours.accent} d="M56 41h24v10H56z" />
      <path fill={colours.soft} d="M46 65h40v18H46zM46 74h40M60 65v9M73 74v9" />
    </CategoryFrame>
  );
}
