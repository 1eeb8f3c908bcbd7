import type { OrderDetail } from '@cursa/contracts/http/booking';
import type { Point } from '@cursa/contracts/http/common';
import type { Order } from './order.entity.ts';
import { pointSteps, roundPoint } from './round-point.ts';

/**
 * The two ends of the trip. A driver it has not been given to reads the address, but neither the door behind it nor the
 * exact point: that one is no finer than the nearby list's (decision 37).
 */
export function presentStops(order: Order, isKnown: boolean): Pick<OrderDetail, 'pickup' | 'dropoff'> {
  return {
    pickup: stop(
      order.pickupAddress,
      order.pickupAdditional,
      { latitude: order.pickupLatitude, longitude: order.pickupLongitude },
      isKnown,
    ),
    dropoff: stop(
      order.dropoffAddress,
      order.dropoffAdditional,
      { latitude: order.dropoffLatitude, longitude: order.dropoffLongitude },
      isKnown,
    ),
  };
}

function stop(address: string, additional: string, point: Point, isKnown: boolean): OrderDetail['pickup'] {
  if (isKnown) return { address, additional, ...point };
  return { address, additional: '', ...roundPoint(point, pointSteps.active) };
}
