import { option, type Option } from './option.ts';
import { valueBands } from './value-bands.ts';

export const palletTypologies = [
  option('Standard pallets', 'Paleți standard'),
  option('Oversized Pallets', 'Paleți supradimensionați'),
] as const;

/** The declared values of pallets are the bands of freight. */
export const palletValues: readonly Option[] = valueBands;

/** What the form starts with. */
export const palletDefaultValue = 'up to €50,000';
