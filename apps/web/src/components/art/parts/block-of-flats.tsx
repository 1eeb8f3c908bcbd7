import { colours } from '../colours.ts';

/** Where somebody is at home, and the lamp in the door. */
const LIT =
  'M148 66h24v16h-24zm30 0h14v16h-14zM44 192h24v16H44zm0-84h24v16H44zm67 42h14v16h-14zm1 64h12v16h-12z';

/**
 * A block of four floors on the line y = 252, as every Romanian town has them: panels, balconies, one staircase.
 * Floors are 42 high: what repeats from floor to floor is one dashed line.
 */
export function BlockOfFlats() {
  return (
    <>
      <path fill={colours.wall} d="M28 50h180v202H28z" />
      <path fill={colours.shade} d="M102 52h32v200h-32zM28 100h180v2H28zm0 42h180v2H28zm0 42h180v2H28z" />
      <path stroke={colours.shade} strokeWidth={54} strokeDasharray="14 28" d="M67 82v140M171 82v140" />
      <path fill={colours.accent} d="M22 42h192v10H22zm78 158h36v5h-36z" />
      <path stroke={colours.glass} strokeWidth={24} strokeDasharray="16 26" d="M56 66v150M160 66v150" />
      <path
        stroke={colours.glass}
        strokeWidth={14}
        strokeDasharray="16 26"
        d="M81 66v150M185 66v150M118 66v100"
      />
      <path fill={colours.road} d="M107 208h22v44h-22z" />
      <path fill={colours.light} d={LIT} />
    </>
  );
}
