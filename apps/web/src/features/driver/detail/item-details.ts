import type { OrderLine } from '@cursa/contracts/catalogues/order-line';

/** "120 × 80 × 100 cm · 40 kg · Standard pallets": what was said about a thing beyond its name. Sizes are cm, weights kg. */
export function itemDetails(line: OrderLine): string {
  const sizes = [line.length, line.width, line.height].filter((size) => size > 0);
  return [
    [line.make, line.model].filter(Boolean).join(' '),
    line.condition,
    line.type,
    line.typology,
    line.transport_type,
    line.contents ?? line.content,
    line.description,
    sizes.length > 0 ? `${sizes.join(' × ')} cm` : '',
    line.weight > 0 ? `${line.weight} kg` : (line.weight_band ?? ''),
    line.half,
    line.setup,
    line.driver_length,
    line.value,
    line.cut,
    line.notes,
  ]
    .filter((part) => part && !line.item_name.includes(part))
    .join(' · ');
}
