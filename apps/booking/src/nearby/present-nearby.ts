import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { bookingApi } from '@cursa/contracts/http/booking';
import { presentRow, shortName } from '../orders/present-row.ts';
import type { NearbyOrder } from './find-nearby.ts';
import { roundPoint } from './round-point.ts';

type Row = ResponseOf<typeof bookingApi.nearbyOrders>['orders'][number];

/** Degrees a point on the map is rounded to: about a town for a pending driver, about a kilometre before acceptance. */
const steps = { pending: 0.05, active: 0.01 } as const;

/** A pending driver sees towns and distances only; an active one first name and initial (decision 37). */
export function presentNearby({ order, pickupDistanceM }: NearbyOrder, isActive: boolean): Row {
  const step = isActive ? steps.active : steps.pending;
  const row = {
    ...presentRow(order),
    pickup_distance_m: pickupDistanceM,
    pickup_point: roundPoint({ latitude: order.pickupLatitude, longitude: order.pickupLongitude }, step),
    dropoff_point: roundPoint({ latitude: order.dropoffLatitude, longitude: order.dropoffLongitude }, step),
  };
  if (!isActive) {
    return {
      ...row,
      pickup_address: order.pickupLabel,
      dropoff_address: order.dropoffLabel,
      sender_name: '',
      receiver_name: '',
      sender_short_name: '',
    };
  }
  const name = shortName(order.senderFirstName, order.senderLastName);
  return {
    ...row,
    sender_name: name,
    receiver_name: order.receiverName.split(' ')[0] ?? '',
    sender_short_name: name,
  };
}
