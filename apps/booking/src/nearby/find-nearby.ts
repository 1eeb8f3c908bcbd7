import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Point } from '@cursa/contracts/http/common';
import { Order } from '../orders/order.entity.ts';
import { longitudeScale, scaledReach } from './longitude-scale.ts';

interface Ranked {
  readonly order_id: string;
  readonly metres: number;
}

/**
 * Open orders nearest to a point, by the GiST index on the scaled pickup point. The plane's nearest are not quite the
 * sphere's: the first step finds how far k orders reach, the second takes all within that reach and ranks them by
 * true distance, so none is missed.
 */
@Injectable()
export class FindNearby {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Newest first while the driver's place is not known. */
  async execute(place: Point | null, limit: number): Promise<Order[]> {
    const manager = this.dataSource.manager;
    if (!place)
      return manager.find(Order, { where: { status: 'open' }, order: { createdAt: 'DESC' }, take: limit });
    const ranked = await this.rank(manager, place, limit);
    const orders = await manager.findBy(Order, {
      orderId: In(ranked.map((row) => row.order_id)),
      status: 'open',
    });
    const byId = new Map(orders.map((order) => [order.orderId, order]));
    return ranked.flatMap(({ order_id }) => byId.get(order_id) ?? []);
  }

  /** Nearest first, ties by order id. */
  async rank(manager: EntityManager, { latitude, longitude }: Point, limit: number): Promise<Ranked[]> {
    const centre = [longitude * longitudeScale, latitude];
    const [reach] = await manager.query<{ metres: number | null }[]>(
      `select max(metres) as metres from (
         select great_circle_m($3, $4, pickup_latitude, pickup_longitude) as metres
         from orders where status = 'open' order by pickup_point <-> point($1, $2) limit $5) nearest`,
      [...centre, latitude, longitude, limit],
    );
    if (reach?.metres == null) return [];
    return manager.query<Ranked[]>(
      `select order_id, great_circle_m($3, $4, pickup_latitude, pickup_longitude) as metres
       from orders where status = 'open' and pickup_point <@ circle(point($1, $2), $5)
       order by metres, order_id limit $6`,
      [...centre, latitude, longitude, scaledReach(latitude, reach.metres), limit],
    );
  }
}
