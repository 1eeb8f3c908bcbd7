import { Controller, Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { InputOf } from '@cursa/contracts/endpoint';
import { bookingApi, type OrderFacts } from '@cursa/contracts/http/booking';
import { Handles, Input } from '@cursa/platform/http';
import { Order } from '../orders/order.entity.ts';
import { OrderNotFoundError } from '../orders/order.errors.ts';
import { AcceptOrder } from './accept-order.ts';
import { presentFacts } from './present-facts.ts';

/** Called by other services only. */
@Controller()
export class AcceptanceController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    private readonly acceptOrder: AcceptOrder,
  ) {}

  @Handles(bookingApi.orderFacts)
  async facts(@Input() { params }: InputOf<typeof bookingApi.orderFacts>): Promise<OrderFacts> {
    const order = await this.dataSource.manager.findOneBy(Order, { orderId: params.order_id });
    if (!order) throw new OrderNotFoundError();
    return presentFacts(order);
  }

  @Handles(bookingApi.acceptOrder)
  async accept(@Input() { params, body }: InputOf<typeof bookingApi.acceptOrder>): Promise<OrderFacts> {
    return presentFacts(await this.acceptOrder.execute(params.order_id, body));
  }
}
