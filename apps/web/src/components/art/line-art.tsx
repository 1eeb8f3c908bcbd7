import type { ReactNode } from 'react';
import { ArtSvg, type ArtProps } from './art-svg.tsx';

interface LineArtProps extends ArtProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A drawing in ink lines: round caps, one thickness, the colour of the text around it. */
export function LineArt({ children, ...frame }: LineArtProps) {
  return (
    <ArtSvg {...frame}>
      <g stroke="currentColor" strokeWidth={3} strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </ArtSvg>
  );
}
