import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CallerIdentity } from '@cursa/platform/auth';
import { ActiveDrivers } from '../accounts/active-drivers.ts';
import { Order } from './order.entity.ts';
import { OrderNotFoundError } from './order.errors.ts';

/** One delivery for somebody who may see it: its sender, its driver, an administrator, or an active driver while it is open. */
@Injectable()
export class FindOrder {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly activeDrivers: ActiveDrivers,
  ) {}

  /** @throws OrderNotFoundError */
  async execute(orderId: string, caller: CallerIdentity): Promise<Order> {
    const order = await this.dataSource.manager.findOneBy(Order, { orderId });
    if (!order || !(await this.maySee(order, caller))) throw new OrderNotFoundError();
    return order;
  }

  private async maySee(order: Order, caller: CallerIdentity): Promise<boolean> {
    if (caller.role === 'admin' || isParty(order, caller)) return true;
    if (caller.role !== 'driver' || order.status !== 'open') return false;
    return this.activeDrivers.has(caller);
  }
}

export function isParty(order: Order, caller: CallerIdentity): boolean {
  return caller.role === 'driver' ? order.driverId === caller.accountId : order.senderId === caller.accountId;
}
