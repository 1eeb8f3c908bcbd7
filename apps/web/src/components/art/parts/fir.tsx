import { colours } from '../colours.ts';

interface FirProps {
  /** The middle of the tree's foot. */
  readonly x: number;
  readonly y: number;
  /** 1 is 36 wide and 64 high. */
  readonly scale?: number;
}

/** A fir tree: a lit half and a shaded half. */
export function Fir({ x, y, scale = 1 }: FirProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path stroke={colours.road} strokeWidth={4} d="M0 0v-12" />
      <path fill={colours.fir} d="m0-64 12 22H7l8 14h-5l8 18h-36l8-18h-5l8-14h-5z" />
      <path fill={colours.firDeep} d="m0-64 12 22H7l8 14h-5l8 18H0z" />
    </g>
  );
}
