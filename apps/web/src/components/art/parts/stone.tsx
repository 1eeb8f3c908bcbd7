import { colours } from '../colours.ts';

interface StoneProps {
  /** The middle of the stone's foot. */
  readonly x: number;
  readonly y: number;
  /** 1 is 28 wide and 38 high. */
  readonly scale?: number;
}

/** A kilometre stone without outline, for scenes. */
export function Stone({ x, y, scale = 1 }: StoneProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill={colours.stone} d="M-14 0v-24a14 14 0 0 1 28 0V0z" />
      <path fill={colours.accent} d="M-14-20v-4a14 14 0 0 1 28 0v4z" />
      <path fill="#1d24301f" d="M6 0v-36.6A14 14 0 0 1 14-24V0z" />
      <path stroke={colours.ink} strokeWidth={2.5} d="M-7-13h10M-7-7.5h6" />
    </g>
  );
}
