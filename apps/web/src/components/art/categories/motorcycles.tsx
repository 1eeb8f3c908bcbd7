import type { ArtProps } from '../art-svg.tsx';
import { colours } from '../colours.ts';
import { CategoryFrame } from '../parts/category-frame.tsx';

/** A scooter. */
export function MotorcyclesArt(frame: ArtProps) {
  return (
    <CategoryFrame {...frame}>
      <path fill={colours.accent} d="M12 66q1-18 20-18h10q2 14 6 18z" />
      <path d="M23 43h20" strokeWidth={7} />
      <path fill={colours.soft} d="M60 30q-2 24-8 33-1.5 3-4 3h12q6-4 8-20z" />
      <path d="M52 26h8l14 47M48 66h12" />
      <circle cx="68" cy="35" r="4" fill={colours.paper} />
      <circle cx="25" cy="73" r="9.5" fill={colours.paper} />
      <circle cx="74" cy="73" r="9.5" fill={colours.paper} />
      <path d="M25 73h.01M74 73h.01" strokeWidth={5} />
    </CategoryFrame>
  );
}
