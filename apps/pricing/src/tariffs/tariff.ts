import { z } from 'zod';
import { categoryKeys } from '@cursa/contracts/catalogues/categories';

const amount = z.int().min(0);
const basisPoints = z.int().min(0).max(100_000);

/** A tariff is data (decision 33): amounts in minor units, distances in km, volumes in dm³, masses in kg. */
export const tariff = z.object({
  /** Taking the goods on and off, per category. */
  base: z.record(z.enum(categoryKeys), amount),
  /** Price of a kilometre, falling with the distance; `up_to_km: null` is the rest. In the order of distance. */
  distance: z.array(z.object({ up_to_km: z.number().positive().nullable(), per_km: amount })).min(1),
  /** What a category does to the price of a kilometre; 10 000 is no change. */
  distance_factor: z.record(z.enum(categoryKeys), basisPoints),
  /** Per started 100 dm³ and per started 10 kg beyond what the base covers. */
  volume: z.object({ free_dm3: amount, per_100_dm3: amount }),
  weight: z.object({ free_kg: amount, per_10_kg: amount }),
  /** Per floor away from the ground, per started 100 kg carried. */
  floors: z.object({ without_lift: amount, with_lift: amount }),
  /** A service on one side: a call-out plus each item. */
  services: z.object({
    packing: z.object({ once: amount, per_item: amount }),
    dismantling: z.object({ once: amount, per_item: amount }),
    assembling: z.object({ once: amount, per_item: amount }),
  }),
  /** Value added tax on the estimate. */
  vat: basisPoints,
});
export type Tariff = z.output<typeof tariff>;
