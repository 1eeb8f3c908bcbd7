import { findOption } from '@cursa/contracts/catalogues/option';
import type { OrderLine } from '@cursa/contracts/catalogues/order-line';
import { enumeratedFields, type EnumeratedField } from '@cursa/contracts/catalogues/order-line-fields';
import type { Locale } from '../../lib/i18n/locale.ts';

/**
 * "120 × 80 × 100 cm, 40 kg, paleți standard": what was said about a thing beyond its name, the catalogues' words in
 * the page's language. Sizes are cm, weights kg.
 */
export function lineDetails(line: OrderLine, locale: Locale): string {
  const word = (field: EnumeratedField): string => {
    const stored = line[field] ?? '';
    if (line.item_name.includes(stored)) return '';
    return findOption(enumeratedFields[field], stored)?.label[locale] ?? stored;
  };
  const sizes = [line.length, line.width, line.height].filter((size) => size > 0);
  return [
    ...[
      [line.make, line.model].filter(Boolean).join(' '),
      line.contents ?? line.content,
      line.description,
    ].filter((part) => part && !line.item_name.includes(part)),
    ...(['condition', 'type', 'typology', 'transport_type'] as const).map(word),
    sizes.length > 0 ? `${sizes.join(' × ')} cm` : '',
    line.weight > 0 ? `${line.weight} kg` : (line.weight_band ?? ''),
    ...(['half', 'setup', 'driver_length', 'value', 'cut'] as const).map(word),
    line.notes,
  ]
    .filter(Boolean)
    .join(', ');
}
