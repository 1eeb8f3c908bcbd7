import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { EmptyFrame } from '../parts/empty-frame.tsx';

/** No messages yet: two speech bubbles, the second one empty. */
export function NoMessagesArt(frame: ArtProps) {
  return (
    <EmptyFrame {...frame}>
      <path fill={colours.accent} d="M44 34h84q8 0 8 8v36q0 8-8 8H72L56 102V86H44q-8 0-8-8V42q0-8 8-8z" />
      <path stroke="#fff" strokeWidth={7} d="M66 60h.1M86 60h.1M106 60h.1" />
      <path fill={colours.paper} d="M112 66h78q8 0 8 8v32q0 8-8 8h-8v16l-18-16h-52q-8 0-8-8V74q0-8 8-8z" />
      <path strokeDasharray="1 8" d="M124 84h54M124 98h34" />
    </EmptyFrame>
  );
}
