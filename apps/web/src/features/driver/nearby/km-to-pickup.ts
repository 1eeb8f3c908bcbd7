import { formatKm } from '../../../lib/format/money.ts';
import type { NearbyRow } from './nearby-row.ts';

/** "2.35 km", or a dash while nobody knows where the driver is. */
export function kmToPickup({ pickup_distance_m }: Pick<NearbyRow, 'pickup_distance_m'>): string {
  return pickup_distance_m === null ? '–' : `${formatKm(pickup_distance_m)} km`;
}
