import type { ReactNode } from 'react';
import type { ArtProps } from '../art-svg.tsx';
import { LineArt } from '../line-art.tsx';

interface CategoryFrameProps extends ArtProps {
  /** False for what does not stand on a road. */
  readonly ground?: boolean;
  readonly children: ReactNode;
}

/** The grid of 96 that the category pictures share, and the ground that they stand on. */
export function CategoryFrame({ ground = true, children, ...frame }: CategoryFrameProps) {
  return (
    <LineArt {...frame} width={96} height={96}>
      {children}
      {ground && <path d="M4 84h74m8 0h6" />}
    </LineArt>
  );
}
