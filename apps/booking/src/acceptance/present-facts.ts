import type { OrderFacts } from '@cursa/contracts/http/booking';
import { publicStatusOf } from '../orders/order-transitions.ts';
import type { Order } from '../orders/order.entity.ts';

/** What other services may know of an order. */
export function presentFacts(order: Order): OrderFacts {
  return {
    order_id: order.orderId,
    sender_id: order.senderId,
    driver_id: order.driverId,
    status: publicStatusOf[order.status],
    currency: order.currency,
    pickup_label: order.pickupLabel,
    dropoff_label: order.dropoffLabel,
    created_at: order.createdAt.toISOString(),
  };
}
