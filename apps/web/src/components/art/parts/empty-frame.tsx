import type { ReactNode } from 'react';
import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { LineArt } from '../line-art.tsx';

interface EmptyFrameProps extends ArtProps {
  /** Whether the road's edge is drawn below the picture. */
  readonly ground?: boolean;
  readonly children: ReactNode;
}

/** What the pictures of empty pages share: 240 × 160, soft hills behind, the road's edge below. */
export function EmptyFrame({ ground = true, children, ...frame }: EmptyFrameProps) {
  return (
    <LineArt {...frame} width={240} height={160}>
      <path fill={colours.soft} stroke="none" d="M12 132q10-48 52-56 20-52 70-44 40 6 48 40 36 10 46 60z" />
      {children}
      {ground && <path d="M8 132h184m12 0h10m12 0h6" />}
    </LineArt>
  );
}
