import type { OrderRow } from '@cursa/contracts/http/booking';
import { publicStatusOf } from './order-transitions.ts';
import type { Order } from './order.entity.ts';

/** A line of a list. */
export function presentRow(order: Order): OrderRow {
  return {
    order_id: order.orderId,
    status: publicStatusOf[order.status],
    category: order.category,
    pickup_address: order.pickupAddress,
    dropoff_address: order.dropoffAddress,
    pickup_date: order.pickupDate,
    delivery_date: order.deliveryDate,
    sender_name: order.senderName,
    receiver_name: order.receiverName,
    estimate_minor: order.estimateMinor,
    agreed_minor: order.agreedMinor,
    currency: order.currency,
    distance_m: order.distanceM,
    created_at: order.createdAt.toISOString(),
  };
}

/** First name and initial: `Ana P.` (decision 37). */
export function shortName(firstName: string, lastName: string): string {
  const initial = lastName.trim().charAt(0);
  return initial === '' ? firstName : `${firstName} ${initial.toUpperCase()}.`;
}
