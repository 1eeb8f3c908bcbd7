import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { bookingApi } from '@cursa/contracts/http/booking';
import { presentRow, shortName } from '../orders/present-row.ts';
import type { NearbyOrder } from './find-nearby.ts';

type Row = ResponseOf<typeof bookingApi.nearbyOrders>['orders'][number];

/** A pending driver sees towns and distances only; an active one first name and initial (decision 37). */
export function presentNearby({ order, pickupDistanceM }: NearbyOrder, isActive: boolean): Row {
  const row = { ...presentRow(order), pickup_distance_m: pickupDistanceM };
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
