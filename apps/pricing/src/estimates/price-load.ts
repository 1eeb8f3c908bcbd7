import type { CategoryKey } from '@cursa/contracts/catalogues/categories';
import { floorByChoice } from '@cursa/contracts/catalogues/floors';
import type { Handling } from '@cursa/contracts/http/pricing';
import { type Minor, share } from '@cursa/kernel/money';
import type { Tariff } from '../tariffs/tariff.ts';
import type { Load } from './measure-load.ts';

export interface Part {
  readonly code: string;
  readonly label: string;
  readonly amount_minor: Minor;
}

export interface LoadToPrice {
  readonly category: CategoryKey;
  readonly load: Load;
  readonly distanceM: number;
  readonly from: Handling;
  readonly to: Handling;
}

export interface Price {
  readonly parts: readonly Part[];
  readonly baseMinor: Minor;
  readonly vatMinor: Minor;
  readonly totalMinor: Minor;
}

const services = ['packing', 'dismantling', 'assembling'] as const;
const words = { packing: 'Packing', dismantling: 'Dismantling', assembling: 'Assembling' } as const;

/**
 * base + distance + volume and weight + floors and services of each side + VAT (decision 33). Every part is rounded
 * once, and the total is the sum of the parts.
 */
export function priceLoad(tariff: Tariff, { category, load, distanceM, from, to }: LoadToPrice): Price {
  const base = part('base', 'Base price', tariff.base[category]);
  const distance = part(
    'distance',
    `Distance, ${(distanceM / 1_000).toFixed(1)} km`,
    distancePrice(tariff, category, distanceM),
  );
  const net = [
    base,
    distance,
    part('volume', 'Volume', steps(load.volumeDm3 - tariff.volume.free_dm3, 100) * tariff.volume.per_100_dm3),
    part('weight', 'Weight', steps(load.weightKg - tariff.weight.free_kg, 10) * tariff.weight.per_10_kg),
    ...side(tariff, load, 'from', 'at pickup', from),
    ...side(tariff, load, 'to', 'at delivery', to),
  ].filter((entry) => entry.amount_minor > 0);
  const netMinor = sum(net);
  const vat = part('vat', `VAT ${tariff.vat / 100} %`, share(netMinor, tariff.vat));
  return {
    parts: [...net, vat],
    baseMinor: base.amount_minor + distance.amount_minor,
    vatMinor: vat.amount_minor,
    totalMinor: netMinor + vat.amount_minor,
  };
}

/** Each band of kilometres at its own price, times the category's factor. */
function distancePrice(tariff: Tariff, category: CategoryKey, distanceM: number): Minor {
  const km = distanceM / 1_000;
  let [from, amount] = [0, 0];
  for (const band of tariff.distance) {
    const to = Math.min(km, band.up_to_km ?? km);
    if (to > from) amount += (to - from) * band.per_km;
    from = Math.max(from, to);
  }
  return share(Math.round(amount), tariff.distance_factor[category]);
}

function side(tariff: Tariff, load: Load, code: 'from' | 'to', where: string, handling: Handling): Part[] {
  // The basement is as far from the ground as the first floor.
  const floors = Math.abs(floorByChoice(handling.floor)?.level ?? 0);
  const perFloor = handling.lift ? tariff.floors.with_lift : tariff.floors.without_lift;
  const loads = Math.max(1, steps(load.weightKg, 100));
  return [
    part(`floors_${code}`, `Floors ${where}${handling.lift ? ', with lift' : ''}`, floors * perFloor * loads),
    ...services.map((service) => {
      const { once, per_item } = tariff.services[service];
      return part(
        `${service}_${code}`,
        `${words[service]} ${where}`,
        handling[service] ? once + per_item * load.items : 0,
      );
    }),
  ];
}

/** Started steps. */
function steps(amount: number, size: number): number {
  return Math.max(0, Math.ceil(amount / size));
}

function part(code: string, label: string, amount_minor: Minor): Part {
  return { code, label, amount_minor };
}

function sum(parts: readonly Part[]): Minor {
  return parts.reduce((total, entry) => total + entry.amount_minor, 0);
}
