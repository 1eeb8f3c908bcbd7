import { colours } from '../colours.ts';

interface LineStoneProps {
  /** The middle of the stone's foot. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** A kilometre stone in ink lines, 28 wide and 38 high at scale 1, for drawings on the page's own ground. */
export function LineStone({ x, y, scale = 1 }: LineStoneProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={3 / scale}>
      <path fill={colours.stone} d="M-14 0v-24a14 14 0 0 1 28 0V0z" />
      <path fill={colours.accent} d="M-14-20v-4a14 14 0 0 1 28 0v4z" />
    </g>
  );
}
