import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { guardedUpdate } from '@cursa/platform/persistence';
import { type OrderTransition, orderTransitions } from './order-transitions.ts';
import { Order } from './order.entity.ts';

/** The one place that moves an order. @returns false when it is not in a state the transition starts from, or `also` does not hold */
export function moveOrder(
  manager: EntityManager,
  orderId: string,
  transition: OrderTransition,
  change: Partial<Order> = {},
  also: FindOptionsWhere<Order> = {},
): Promise<boolean> {
  const { from, to } = orderTransitions[transition];
  return guardedUpdate(
    manager,
    Order,
    { ...also, orderId, status: In([...from]) },
    { ...change, status: to },
  );
}
