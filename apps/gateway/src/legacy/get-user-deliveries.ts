import { bookingApi } from '@cursa/contracts/http/booking';
import { getUserDeliveries } from '@cursa/contracts/legacy/order-calls';
import { translation } from './engine/translation.ts';
import { presentOrderRow } from './present/present-order-row.ts';

/** All three shapes of the specification: user and type, type only, and one order by its id (decision 32). */
export const getUserDeliveriesTranslation = translation(getUserDeliveries, async ({ fields, parts }) => {
  if (fields.order_id !== undefined) {
    const order = await parts.call(bookingApi.orderDetail, { params: { order_id: fields.order_id } });
    return { data: [presentOrderRow(order)] };
  }
  const scope = fields.type === '2' ? 'history' : 'active';
  const { orders } = await parts.call(bookingApi.listOrders, { query: { scope, limit: 200 } });
  return { data: orders.map(presentOrderRow) };
});
