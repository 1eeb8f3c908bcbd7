import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { EmptyFrame } from '../parts/empty-frame.tsx';
import { LineStone } from '../parts/line-stone.tsx';

/** An order assigned: a road between two stones, a check rising at its end. */
export function OrderAssignedArt(frame: ArtProps) {
  return (
    <EmptyFrame {...frame}>
      <path fill={colours.paper} d="M114 92h12l27 40H87z" />
      <path d="M120 99v5m0 8v6m0 8v6" />
      <LineStone x={48} y={132} scale={1.45} />
      <LineStone x={192} y={132} scale={1.45} />
      <circle cx={120} cy={54} r={24} fill={colours.accent} />
      <path stroke="#fff" strokeWidth={5} d="m108 57 8 8 16-17" />
      <path stroke={colours.accent} strokeWidth={4} d="M120 12v9m31 4-6 7m-50 0-6-7m77 31h-9m-75 0h9" />
    </EmptyFrame>
  );
}
