import { colours } from '../colours.ts';

interface VanProps {
  /** The rear end of the van, on the road. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** Whether the driver sits in it. */
  readonly driven?: boolean;
}

/** Cursa's van, seen from the side, driving to the right: 150 wide, 86 high at scale 1. */
export function Van({ x, y, scale = 1, driven = false }: VanProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path fill={colours.stone} d="M0-16v-58q0-10 10-10h84q9 0 14 7l19 29 15 5q8 3 8 11v16z" />
      <path fill={colours.accent} d="M0-40h148q2 3 2 8v10H0zM28-58a11 11 0 0 1 22 0z" />
      <path fill="#a52e1d" d="M0-22h150v6q0 4-4 4H4q-4 0-4-4z" />
      <path stroke={colours.ink} strokeWidth={1.5} d="M28-46v-12a11 11 0 0 1 22 0v12z" />
      <path fill={colours.glass} d="M84-74h10q4 0 6 3l15 24H84z" />
      {driven && (
        <>
          <circle cx={95} cy={-61} r={5.5} fill={colours.skin} />
          <path fill={colours.ink} d="M86-47q0-9 9-9t10 9z" />
        </>
      )}
      <path fill={colours.light} d="M141-37h9v8h-6z" />
      <path stroke={colours.ink} strokeWidth={26} strokeLinecap="round" d="M34-13h.1M118-13h.1" />
      <path stroke={colours.stone} strokeWidth={10} strokeLinecap="round" d="M34-13h.1M118-13h.1" />
    </g>
  );
}
