import type { NearbyRow } from './nearby-row.ts';
import type { NearbySearch, Sort } from './nearby-search.ts';

/** Letters without marks, in lower case: "Iași" is found by "iasi". */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const orders: Readonly<Record<Sort, (one: NearbyRow, other: NearbyRow) => number>> = {
  // Without a place the server's order, newest first, stands.
  near: (one, other) => (one.pickup_distance_m ?? Infinity) - (other.pickup_distance_m ?? Infinity) || 0,
  trip: (one, other) => one.distance_m - other.distance_m,
  date: (one, other) => one.pickup_date.localeCompare(other.pickup_date),
  newest: (one, other) => Date.parse(other.created_at) - Date.parse(one.created_at),
  estimate: (one, other) => other.estimate_minor - one.estimate_minor,
};

/** The rows that match, in the chosen order. A pickup at an unknown distance is not shut out by a reach. */
export function selectRows(rows: readonly NearbyRow[], search: NearbySearch): NearbyRow[] {
  const words = folded(search.text).split(/\s+/).filter(Boolean);
  return rows
    .filter((row) => {
      if (search.category && row.category !== search.category) return false;
      if (search.reach && (row.pickup_distance_m ?? 0) > search.reach * 1_000) return false;
      if (search.length && row.distance_m > search.length * 1_000) return false;
      if (search.day && row.pickup_date !== search.day) return false;
      const said = folded(
        [row.pickup_address, row.dropoff_address, row.sender_short_name, row.receiver_name].join(' '),
      );
      return words.every((word) => said.includes(word));
    })
    .sort(orders[search.sort]);
}
