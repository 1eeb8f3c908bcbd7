import { bookingApi } from '@cursa/contracts/http/booking';
import { getDriverDeliveries } from '@cursa/contracts/legacy/order-calls';
import { translation } from './engine/translation.ts';
import { presentOrderRow } from './present/present-order-row.ts';

export const getDriverDeliveriesTranslation = translation(getDriverDeliveries, async ({ fields, parts }) => {
  const scope = fields.type === '2' ? 'history' : 'current';
  const { orders } = await parts.call(bookingApi.listTrips, { query: { scope, limit: 200 } });
  return { data: orders.map(presentOrderRow) };
});
