import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { activeStates, historyStates } from './order-transitions.ts';
import { Order } from './order.entity.ts';

export interface OrderPage {
  readonly orders: Order[];
  readonly nextCursor: string | null;
}

/** A sender's deliveries, newest first, by keyset: deep pages cost what the first one costs. */
@Injectable()
export class ListOrders {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async execute(
    senderId: string,
    scope: 'active' | 'history',
    limit: number,
    cursor: string | undefined,
  ): Promise<OrderPage> {
    const query = this.dataSource.manager
      .createQueryBuilder(Order, 'o')
      .where('o.senderId = :senderId', { senderId })
      .andWhere('o.status in (:...states)', { states: scope === 'active' ? activeStates : historyStates })
      .orderBy('o.createdAt', 'DESC')
      .addOrderBy('o.orderId', 'DESC')
      .take(limit + 1);
    const after = cursor === undefined ? null : parseCursor(cursor);
    if (after) query.andWhere('(o.createdAt, o.orderId) < (:createdAt, :orderId)', after);
    const orders = await query.getMany();
    const last = orders.length > limit ? orders[limit - 1] : undefined;
    return {
      orders: orders.slice(0, limit),
      nextCursor: last ? `${last.createdAt.toISOString()}~${last.orderId}` : null,
    };
  }
}

/** A cursor we did not write starts from the top. */
function parseCursor(cursor: string): { createdAt: Date; orderId: string } | null {
  const [instant = '', orderId = ''] = cursor.split('~');
  const createdAt = new Date(instant);
  return Number.isNaN(createdAt.getTime()) || orderId === '' ? null : { createdAt, orderId };
}
