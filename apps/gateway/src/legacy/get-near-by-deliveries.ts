import { bookingApi } from '@cursa/contracts/http/booking';
import { getNearByDeliveries } from '@cursa/contracts/legacy/order-calls';
import { LegacyFailure } from './engine/legacy.errors.ts';
import { translation } from './engine/translation.ts';
import { kilometres } from './present/decimals.ts';
import { presentOrderRow } from './present/present-order-row.ts';

export const getNearByDeliveriesTranslation = translation(getNearByDeliveries, async ({ fields, parts }) => {
  const { latitude, longitude } = fields;
  if ((latitude === undefined) !== (longitude === undefined)) {
    throw LegacyFailure.of(
      latitude === undefined ? 'latitude' : 'longitude',
      'is required beside the other one',
    );
  }
  const place = latitude === undefined ? {} : { latitude, longitude };
  const { orders } = await parts.call(bookingApi.nearbyOrders, { query: { ...place, limit: 200 } });
  return {
    data: orders.map((order) => ({
      ...presentOrderRow(order),
      // First name and initial; empty for a pending driver (decision 37).
      sender_name: order.sender_short_name,
      distance: kilometres(order.pickup_distance_m),
    })),
  };
});
