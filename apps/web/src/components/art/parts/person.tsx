import { colours } from '../colours.ts';

interface PersonProps {
  /** Between the feet. */
  readonly x: number;
  readonly y: number;
  readonly coat: string;
  readonly trousers: string;
  readonly hair: string;
  /** Looks and reaches to the right unless this is set. */
  readonly mirrored?: boolean;
  readonly cap?: boolean;
}

const HAIR = 'M-9-77q-3-15 9-15 8 0 9 8h-8q-2 7-5 8z';
const CAP = 'M-9-77v-6q0-10 9-10t9 10h6q1 3-2 3H0q-1 3-4 3z';

/** Somebody in side view with an arm held out, 92 high. */
export function Person({ x, y, coat, trousers, hair, mirrored = false, cap = false }: PersonProps) {
  return (
    <g transform={`translate(${x} ${y})${mirrored ? ' scale(-1 1)' : ''}`}>
      <path fill={trousers} d="M-10-42H9l1 38q4 1 3 4H2L0-32-3 0h-11l1-4z" />
      <path fill={coat} d="M-12-38v-20q0-13 11-13t11 13v20z" />
      <path fill={colours.skin} d="M-3-68v-5a9 9 0 1 1 6 0v5zM19-50v-6h4a3 3 0 0 1 0 6z" />
      <path fill={hair} d={cap ? CAP : HAIR} />
      <path stroke={coat} strokeWidth={7} strokeLinecap="round" d="M-2-62 9-51l9-2" />
    </g>
  );
}
