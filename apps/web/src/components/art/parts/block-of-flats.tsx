import { colours } from '../colours.ts';

const FLOORS = [66, 108, 150, 192];
/** Where somebody is at home, and the lamp in the door. */
const LIT =
  'M148 66h24v16h-24zm30 0h14v16h-14zM44 192h24v16H44zm0-84h24v16H44zm67 42h14v22h-14zm1 64h12v16h-12z';

const glass = FLOORS.map((y) => `M44 ${y}h24v16H44zm30 0h14v16H74zm74 0h24v16h-24zm30 0h14v16h-14z`).join('');
const joints = FLOORS.slice(0, 3).map((y) => `M28 ${y + 34}h180v2H28z`).join('');

/** A block of four floors on the line y = 252, as every Romanian town has them: panels, balconies, one staircase. */
export function BlockOfFlats() {
  return (
    <>
      <path fill={colours.wall} d="M28 50h180v202H28z" />
      <path fill={colours.shade} d={`M102 52h32v200h-32z${joints}`} />
      <path stroke={colours.shade} strokeWidth={54} strokeDasharray="14 28" d="M67 82v140M171 82v140" />
      <path fill={colours.accent} d="M22 42h192v10H22zm78 158h36v5h-36z" />
      <path fill={colours.glass} d={`${glass}M111 66h14v22h-14zm0 42h14v22h-14z`} />
      <path fill={colours.road} d="M107 208h22v44h-22z" />
      <path fill={colours.light} d={LIT} />
    </>
  );
}
