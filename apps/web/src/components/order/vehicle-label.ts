import { vehicleTypes } from '@cursa/contracts/catalogues/vehicle-types';
import type { Locale } from '../../lib/i18n/locale.ts';

/** The page's word for a vehicle type, which orders and accounts keep in the catalogue's English. */
export function vehicleLabel(value: string, locale: Locale): string {
  return vehicleTypes.find((type) => type.value === value)?.label[locale] ?? value;
}
