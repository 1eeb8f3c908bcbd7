import type { Tariff } from './tariff.ts';

/** The tariff Cursa starts with; amounts in US cents. Later ones are published beside it, never over it. */
export const firstTariff: Tariff = {
  base: {
    cars: 9_000,
    motorcycles: 5_500,
    furniture: 3_500,
    'building-industry': 12_000,
    pallets: 5_000,
    boats: 18_000,
    removals: 6_000,
    pianos: 9_500,
    refrigerated: 6_500,
    other: 1_500,
    pets: 3_000,
  },
  distance: [
    { up_to_km: 30, per_km: 60 },
    { up_to_km: 150, per_km: 40 },
    { up_to_km: 400, per_km: 28 },
    { up_to_km: null, per_km: 22 },
  ],
  distance_factor: {
    cars: 20_000,
    motorcycles: 12_000,
    furniture: 10_000,
    'building-industry': 26_000,
    pallets: 14_000,
    boats: 30_000,
    removals: 13_000,
    pianos: 12_000,
    refrigerated: 15_000,
    other: 5_000,
    pets: 8_000,
  },
  volume: { free_dm3: 500, per_100_dm3: 60 },
  weight: { free_kg: 50, per_10_kg: 25 },
  floors: { without_lift: 450, with_lift: 120 },
  services: {
    packing: { once: 800, per_item: 350 },
    dismantling: { once: 700, per_item: 500 },
    assembling: { once: 700, per_item: 600 },
  },
  vat: 2_100,
};
export const firstTariffVersion = '2026-11-01';
