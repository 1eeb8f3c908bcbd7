import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';
import { AcceptOrder } from './accept-order.ts';

@Controller()
export class PaymentsConsumer {
  constructor(private readonly acceptOrder: AcceptOrder) {}

  @OnEvent('delivery.paid')
  async paid({ data }: ReceivedEvent<'delivery.paid'>, manager: EntityManager): Promise<void> {
    await this.acceptOrder.accept(manager, data.order_id, data);
  }
}
