import type { z } from 'zod';
import { categoryKeys } from '@cursa/contracts/catalogues/categories';
import { dropEmptyLines } from '@cursa/contracts/catalogues/order-line';
import type { createOrderBody } from '@cursa/contracts/http/booking';
import type { FieldError } from '@cursa/platform/http';
import { dayInBucharest } from './bucharest.ts';

export type OrderToPost = z.output<typeof createOrderBody>;

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
  if (
    order.pickup.latitude === order.dropoff.latitude &&
    order.pickup.longitude === order.dropoff.longitude &&
    order.pickup.address === order.dropoff.address
  ) {
    fault('dropoff.address', 'is the same as the pickup');
  }
  return faults;
}
