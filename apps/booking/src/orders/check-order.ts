import type { z } from 'zod';
import { categoryKeys } from '@cursa/contracts/catalogues/categories';
import { dropEmptyLines } from '@cursa/contracts/catalogues/order-line';
import type { createOrderBody } from '@cursa/contracts/http/booking';
import type { FieldError } from '@cursa/platform/http';
import { dayInBucharest } from './bucharest.ts';

export type OrderToPost = z.output<typeof createOrderBody>;
type Stop = OrderToPost['pickup'];

/** The rules between fields (decision 32): known category, at least one line, no past pickup, start ≤ end. */
export function checkOrder(order: OrderToPost, now: Date): FieldError[] {
  const { schedule } = order;
  const faults: FieldError[] = [];
  const fault = (field: string, message: string): number => faults.push({ field, message });
  if (!(categoryKeys as readonly string[]).includes(order.category))
    fault('category', 'is not a known category');
  if (dropEmptyLines(order.lines).length === 0) fault('lines', 'needs at least one item with a quantity');
  if (schedule.pickup_date < dayInBucharest(now)) fault('schedule.pickup_date', 'is in the past');
  if (schedule.option === 'between' && schedule.delivery_date === null)
    fault('schedule.delivery_date', 'is required between two dates');
  if (schedule.delivery_date !== null && schedule.delivery_date < schedule.pickup_date)
    fault('schedule.delivery_date', 'is before the pickup');
  if (isSameStop(order.pickup, order.dropoff)) fault('dropoff.address', 'is the same as the pickup');
  return faults;
}

/**
 * Whether a delivery goes nowhere. A gazetteer knows towns, not streets: a move within one town has one address and one
 * point twice, and only its details tell the ends apart.
 */
function isSameStop(pickup: Stop, dropoff: Stop): boolean {
  return (
    pickup.latitude === dropoff.latitude &&
    pickup.longitude === dropoff.longitude &&
    fold(pickup.address) === fold(dropoff.address) &&
    fold(pickup.additional) === fold(dropoff.additional)
  );
}

/** Case and spaces make no other place. */
function fold(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
