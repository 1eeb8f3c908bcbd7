import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { bookingApi } from '@cursa/contracts/http/booking';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input, OperationId } from '@cursa/platform/http';
import { CreateOrder } from './create-order.ts';
import { FindOrder } from './find-order.ts';
import { ListOrders } from './list-orders.ts';
import { PresentDetail } from './present-detail.ts';
import { presentRow } from './present-row.ts';

@Controller()
export class OrdersController {
  constructor(
    private readonly createOrder: CreateOrder,
    private readonly listOrders: ListOrders,
    private readonly findOrder: FindOrder,
    private readonly detail: PresentDetail,
  ) {}

  @Handles(bookingApi.createOrder)
  async create(
    @Caller() caller: CallerIdentity,
    @OperationId() operationId: string,
    @Input() { body }: InputOf<typeof bookingApi.createOrder>,
  ): Promise<ResponseOf<typeof bookingApi.createOrder>> {
    return presentRow(await this.createOrder.execute(operationId, caller, body));
  }

  @Handles(bookingApi.listOrders)
  async list(
    @Caller() caller: CallerIdentity,
    @Input() { query }: InputOf<typeof bookingApi.listOrders>,
  ): Promise<ResponseOf<typeof bookingApi.listOrders>> {
    const { orders, nextCursor } = await this.listOrders.execute(
      caller.accountId,
      query.scope,
      query.limit,
      query.cursor,
    );
    return { orders: orders.map(presentRow), next_cursor: nextCursor };
  }

  @Handles(bookingApi.orderDetail)
  async read(
    @Caller() caller: CallerIdentity,
    @Input() { params }: InputOf<typeof bookingApi.orderDetail>,
  ): Promise<ResponseOf<typeof bookingApi.orderDetail>> {
    return this.detail.execute(await this.findOrder.execute(params.order_id, caller), caller);
  }
}
