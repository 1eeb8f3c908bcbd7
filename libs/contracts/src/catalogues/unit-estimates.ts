import type { CategoryKey } from './categories.ts';
import { furnitureCategories, furnitureLineName } from './furniture.ts';
import { foldText } from './option.ts';

/** The space and mass of one unit, for a price when a line gives no sizes. */
export interface UnitEstimate {
  /** Cubic decimetres (litres). */
  readonly volume_dm3: number;
  readonly weight_kg: number;
}

/** One unit of each category. Cursa's own estimates: typical pieces, not measured values. */
export const categoryUnitEstimates: Readonly<Record<CategoryKey, UnitEstimate>> = {
  cars: { volume_dm3: 12_500, weight_kg: 1500 },
  motorcycles: { volume_dm3: 2000, weight_kg: 200 },
  furniture: { volume_dm3: 500, weight_kg: 35 },
  'building-industry': { volume_dm3: 1500, weight_kg: 800 },
  pallets: { volume_dm3: 1500, weight_kg: 400 },
  boats: { volume_dm3: 20_000, weight_kg: 1200 },
  removals: { volume_dm3: 400, weight_kg: 30 },
  pianos: { volume_dm3: 1300, weight_kg: 230 },
  refrigerated: { volume_dm3: 100, weight_kg: 50 },
  other: { volume_dm3: 60, weight_kg: 10 },
  pets: { volume_dm3: 150, weight_kg: 18 },
};

const byLineName = new Map<string, UnitEstimate>(
  furnitureCategories.flatMap((category) =>
    category.items.map(
      (item) =>
        [
          foldText(furnitureLineName(category.literal, item.literal)),
          { volume_dm3: item.volume_dm3, weight_kg: item.weight_kg },
        ] as const,
    ),
  ),
);

/** The estimate for a line named 'Sofa - 2 seater'; a free name gets its category's typical unit. */
export function estimateUnit(itemName: string, category: CategoryKey): UnitEstimate {
  return byLineName.get(foldText(itemName)) ?? categoryUnitEstimates[category];
}
