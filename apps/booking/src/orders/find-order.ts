import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { authApi } from '@cursa/contracts/http/auth';
import type { CallerIdentity } from '@cursa/platform/auth';
import { ServiceClient } from '@cursa/platform/http';
import { Order } from './order.entity.ts';
import { OrderNotFoundError } from './order.errors.ts';

/** One delivery for somebody who may see it: its sender, its driver, an administrator, or an active driver while it is open. */
@Injectable()
export class FindOrder {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly services: ServiceClient,
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
    return caller.status === 'active' || this.isActivatedByNow(caller.accountId);
  }

  /** The token may be older than the activation. */
  private async isActivatedByNow(driverId: string): Promise<boolean> {
    const { status } = await this.services.call(
      authApi.driverStanding,
      { params: { driver_id: driverId } },
      { as: 'service' },
    );
    return status === 'active';
  }
}

export function isParty(order: Order, caller: CallerIdentity): boolean {
  return caller.role === 'driver' ? order.driverId === caller.accountId : order.senderId === caller.accountId;
}
