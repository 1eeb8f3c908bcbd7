import type { CategoryKey } from '@cursa/contracts/catalogues/categories';
import type { OrderLine } from '@cursa/contracts/catalogues/order-line';
import { estimateUnit } from '@cursa/contracts/catalogues/unit-estimates';

export interface Load {
  readonly items: number;
  readonly volumeDm3: number;
  readonly weightKg: number;
}

/** Sizes as given (cm, kg per piece), else the typical ones of the item or its category. */
export function measureLoad(lines: readonly OrderLine[], category: CategoryKey): Load {
  let [items, volumeDm3, weightKg] = [0, 0, 0];
  for (const line of lines) {
    const typical = estimateUnit(line.item_name, category);
    const given = (line.height * line.width * line.length) / 1_000;
    items += line.quantity;
    volumeDm3 += line.quantity * (given > 0 ? given : typical.volume_dm3);
    weightKg += line.quantity * (line.weight > 0 ? line.weight : typical.weight_kg);
  }
  return { items, volumeDm3: Math.ceil(volumeDm3), weightKg: Math.ceil(weightKg) };
}
