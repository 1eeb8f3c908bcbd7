import { rows, type Sql } from '../common/rows.ts';

/** What payments knows of an order besides its attempts. */
export interface OrderAccount {
  readonly order_id: string;
  readonly sender_id: string;
  readonly driver_id: string | null;
  readonly completed_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly released_at: Date | null;
  readonly disputed_at: Date | null;
  readonly cash_received_at: Date | null;
}

/** Makes sure the order is known; its driver once there is one. */
export async function rememberOrder(
  db: Sql,
  orderId: string,
  senderId: string,
  driverId: string | null,
): Promise<void> {
  await db.query(
    `insert into orders as o (order_id, sender_id, driver_id) values ($1, $2, $3)
     on conflict (order_id) do update set driver_id = coalesce(excluded.driver_id, o.driver_id)`,
    [orderId, senderId, driverId],
  );
}

export async function findOrder(db: Sql, orderId: string): Promise<OrderAccount | undefined> {
  const [found] = await rows<OrderAccount>(db, 'select * from orders where order_id = $1', [orderId]);
  return found;
}
