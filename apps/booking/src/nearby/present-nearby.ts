import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { bookingApi } from '@cursa/contracts/http/booking';
import type { Point } from '@cursa/contracts/http/common';
import type { Order } from '../orders/order.entity.ts';
import { presentRow, shortName } from '../orders/present-row.ts';
import { pointSteps, roundPoint } from '../orders/round-point.ts';
import { greatCircleMetres } from './great-circle.ts';

type Row = ResponseOf<typeof bookingApi.nearbyOrders>['orders'][number];

/** Metres a distance to a pickup is rounded to. */
const distanceStep = 100;

/**
 * A pending driver sees towns and distances only; an active one first name and initial (decision 37). The distance is
 * to the point that is shown, so that asking from several places finds no more than that point.
 * @param place where the driver is; null when nobody knows
 */
export function presentNearby(order: Order, place: Point | null, isActive: boolean): Row {
  const step = isActive ? pointSteps.active : pointSteps.pending;
  const pickup = roundPoint({ latitude: order.pickupLatitude, longitude: order.pickupLongitude }, step);
  const row = {
    ...presentRow(order),
    pickup_distance_m: place && Math.round(greatCircleMetres(place, pickup) / distanceStep) * distanceStep,
    pickup_point: pickup,
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
