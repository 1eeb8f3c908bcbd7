import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Order } from '../orders/order.entity.ts';

/** Deliveries that were given to a driver: `current` are accepted, `history` are over. */
@Injectable()
export class ListTrips {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  execute(driverId: string, scope: 'current' | 'history', limit: number): Promise<Order[]> {
    return this.dataSource.manager.find(Order, {
      where: { driverId, status: scope === 'current' ? 'accepted' : In(['completed', 'cancelled']) },
      order: { acceptedAt: 'DESC' },
      take: limit,
    });
  }
}
