import type { OrderRow } from '@cursa/contracts/http/booking';
import type { legacyOrderRow } from '@cursa/contracts/legacy/rows';
import type { z } from 'zod';
import { decimal, kilometres } from './decimals.ts';

/** A delivery in a list: what was agreed once it is, the estimate before. */
export function presentOrderRow(order: OrderRow): z.input<typeof legacyOrderRow> {
  return {
    order_id: order.order_id,
    pickupaddress: order.pickup_address,
    dropoffaddress: order.dropoff_address,
    pickup_date: order.pickup_date,
    delivery_date: order.delivery_date ?? '',
    delivery_status: order.status,
    delivery_cost: decimal(order.agreed_minor ?? order.estimate_minor),
    driver_delivery_cost: decimal(order.estimate_minor),
    driver_quote_real: decimal(order.agreed_minor),
    sender_name: order.sender_name,
    receiver_name: order.receiver_name,
    category: order.category,
    trip_distance: kilometres(order.distance_m),
    created_at: order.created_at,
  };
}
