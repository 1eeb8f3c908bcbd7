import type { Option } from './option.ts';

/** A floor choice of a booking, sent as '1' to '11'. */
export interface Floor extends Option {
  /** Storeys away from the street: basement −1, ground 0, '9th or higher' 9. */
  readonly level: number;
}

function floor(choice: number, literal: string, ro: string): Floor {
  return {
    key: String(choice),
    value: String(choice),
    literal,
    label: { ro, en: literal },
    level: choice - 2,
  };
}

/** Choices 1–11 are Basement, Ground floor, 1st … 8th, 9th or higher (decision 14). */
export const floors: readonly Floor[] = [
  floor(1, 'Basement', 'Subsol'),
  floor(2, 'Ground floor', 'Parter'),
  floor(3, '1st', 'Etajul 1'),
  floor(4, '2nd', 'Etajul 2'),
  floor(5, '3rd', 'Etajul 3'),
  floor(6, '4th', 'Etajul 4'),
  floor(7, '5th', 'Etajul 5'),
  floor(8, '6th', 'Etajul 6'),
  floor(9, '7th', 'Etajul 7'),
  floor(10, '8th', 'Etajul 8'),
  floor(11, '9th or higher', 'Etajul 9 sau mai sus'),
];

/** The floor of a choice 1–11, as number or numeric text; undefined outside. */
export function floorByChoice(choice: number | string): Floor | undefined {
  return floors.find((entry) => entry.value === String(choice).trim());
}
