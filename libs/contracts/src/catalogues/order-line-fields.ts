import { animalSizes, animalTypes } from './animals.ts';
import { conditions } from './conditions.ts';
import { freightDriverLengths, freightHalves, freightSetups, freightTypologies } from './freight.ts';
import { instrumentTypes } from './instruments.ts';
import { findOption, type Option } from './option.ts';
import { palletTypologies } from './pallets.ts';
import { parcelTypes } from './parcels.ts';
import { refrigeratedTypologies } from './refrigerated.ts';
import { valueBands } from './value-bands.ts';
import { vesselTypes } from './vessels.ts';

/** The enumerated fields of an order line and every option that any category allows there. */
export const enumeratedFields = {
  condition: [...conditions, ...refrigeratedTypologies],
  typology: [...freightTypologies, ...refrigeratedTypologies, ...palletTypologies],
  value: valueBands,
  half: freightHalves,
  setup: freightSetups,
  driver_length: freightDriverLengths,
  type: [...vesselTypes, ...instrumentTypes, ...animalTypes],
  cut: animalSizes,
  transport_type: parcelTypes,
} as const satisfies Readonly<Record<string, readonly Option[]>>;
export type EnumeratedField = keyof typeof enumeratedFields;

/** The stored value for what a client sent; undefined when no catalogue knows it. */
export function storedValue(field: EnumeratedField, sent: string): string | undefined {
  const known = findOption(enumeratedFields[field], sent);
  if (known) return known.value;
  // Parcels declare their value as an amount in euro (specification §9), the other goods as a band.
  return field === 'value' && /^\d{1,9}([.,]\d{1,2})?\s*(€|eur)?$/i.test(sent) ? sent : undefined;
}
