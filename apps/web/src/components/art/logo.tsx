import { ArtSvg, type ArtProps } from './art-svg.tsx';
import { LogoMark } from './parts/logo-mark.tsx';
import { wordmark } from './wordmark.data.ts';

interface LogoProps extends Omit<ArtProps, 'size'> {
  /** The kilometre stone alone, or with the name beside it. */
  readonly variant?: 'mark' | 'full';
  /** The height in px: 24 to 200. */
  readonly height?: number;
}

const HEIGHT = 48;
const WIDTHS = { mark: 48, full: 158 } as const;

/** Cursa's sign: a Romanian kilometre stone with a C in it. The name is as high as the white of the stone. */
export function Logo({ variant = 'full', height = 32, ...frame }: LogoProps) {
  const width = WIDTHS[variant];
  return (
    <ArtSvg {...frame} size={(height * width) / HEIGHT} width={width} height={HEIGHT}>
      {variant === 'mark' && <LogoMark />}
      {variant === 'full' && (
        <>
          <g transform="translate(-6.7)">
            <LogoMark />
          </g>
          <path fill="currentColor" transform="translate(41.5 45.7) scale(1.06)" d={wordmark} />
        </>
      )}
    </ArtSvg>
  );
}
