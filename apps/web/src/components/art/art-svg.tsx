import type { ReactNode } from 'react';
import classes from './art.module.css';

/** What every drawing takes. */
export interface ArtProps {
  /** The width in px; the height follows. */
  readonly size?: number;
  /** Set it where the picture says something that no text beside it says; without it the picture is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

interface ArtSvgProps extends ArtProps {
  /** The drawing's own grid. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** The frame of every drawing: size, palette, and whether assistive technology hears of it. */
export function ArtSvg({ size, title, className, width, height, children }: ArtSvgProps) {
  const shown = size ?? width;
  const meaning = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={shown}
      height={Math.round((shown * height) / width)}
      fill="none"
      className={className === undefined ? classes['art'] : `${classes['art'] ?? ''} ${className}`}
      {...meaning}
    >
      {children}
    </svg>
  );
}
