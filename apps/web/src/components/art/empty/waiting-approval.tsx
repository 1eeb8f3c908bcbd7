import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { EmptyFrame } from '../parts/empty-frame.tsx';

/** Waiting for approval: a driver’s papers and a clock. */
export function WaitingApprovalArt(frame: ArtProps) {
  return (
    <EmptyFrame {...frame}>
      <path fill={colours.paper} d="M46 46h122q8 0 8 8v70q0 8-8 8H46q-8 0-8-8V54q0-8 8-8z" />
      <path fill={colours.accent} d="M38 62v-8q0-8 8-8h122q8 0 8 8v8z" />
      <path fill={colours.soft} d="M54 114q0-14 16-14t16 14z" />
      <circle cx={70} cy={88} r={9} fill={colours.soft} />
      <path d="M102 82h36m-36 14h26m-26 14h34" />
      <circle cx={172} cy={104} r={27} fill={colours.paper} />
      <path strokeWidth={4} d="M172 88v16l11 8" />
    </EmptyFrame>
  );
}
