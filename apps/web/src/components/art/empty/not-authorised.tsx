import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { EmptyFrame } from '../parts/empty-frame.tsx';

/** No way through here: a barrier across the road. */
export function NotAuthorisedArt(frame: ArtProps) {
  return (
    <EmptyFrame {...frame}>
      <path fill={colours.soft} d="M46 84h22v48H46z" />
      <path fill={colours.paper} d="M40 62h162v20H40z" />
      <path
        fill={colours.accent}
        stroke="none"
        d="M76 63.500h18l-12 17H64zM112 63.500h18l-12 17h-18zM148 63.500h18l-12 17h-18zM184 63.500h16v4l-9 13h-19z"
      />
      <path d="M40 62h162v20H40zM190 82v50" />
      <circle cx={57} cy={72} r={15} fill={colours.paper} />
      <path strokeWidth={4} d="m51 66 12 12m0-12L51 78" />
      <path d="M57 98v.1" strokeWidth={5} />
    </EmptyFrame>
  );
}
