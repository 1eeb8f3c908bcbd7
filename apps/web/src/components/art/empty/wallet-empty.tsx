import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { EmptyFrame } from '../parts/empty-frame.tsx';

/** An empty wallet, and the place of a coin. */
export function WalletEmptyArt(frame: ArtProps) {
  return (
    <EmptyFrame {...frame}>
      <circle cx={150} cy={36} r={20} strokeDasharray="1 8" />
      <path fill={colours.accent} d="m66 62 70-24q6-2 8 4l8 20z" />
      <path fill={colours.paper} d="M54 62h116q10 0 10 10v50q0 10-10 10H64q-14 0-14-14V70q0-8 8-8z" />
      <path d="M50 72q2 6 12 6h118" />
      <path fill={colours.soft} d="M148 92h38q4 0 4 4v16q0 4-4 4h-38q-12 0-12-12t12-12z" />
      <path strokeWidth={6} d="M150 104h.1" />
    </EmptyFrame>
  );
}
