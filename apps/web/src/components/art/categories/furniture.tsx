import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { CategoryFrame } from '../parts/category-frame.tsx';

/** A sofa below a picture with a rhombus, as on Romanian rugs. */
export function FurnitureArt(frame: ArtProps) {
  return (
    <CategoryFrame {...frame}>
      <path fill={colours.paper} d="M36 10h24v20H36z" />
      <path fill={colours.accent} stroke="none" d="m48 13 7 7-7 7-7-7z" />
      <path fill={colours.soft} d="M18 60V46q0-8 8-8h44q8 0 8 8v14z" />
      <path d="M48 38v20" />
      <path fill={colours.accent} d="M22 58h52v12H22z" />
      <path
        fill={colours.soft}
        d="M8 56q0-5 5-5h4q5 0 5 5v14h52V56q0-5 5-5h4q5 0 5 5v15q0 5-5 5H13q-5 0-5-5z"
      />
      <path d="M18 77v6M78 77v6" />
    </CategoryFrame>
  );
}
