import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config.ts';
import { rememberOrder } from '../orders/order-accounts.ts';
import { ReleaseFundsJob } from './release-funds.job.ts';

/** Starts the delay after which held funds become payable. */
@Injectable()
export class CompletionsConsumer {
  constructor(
    private readonly releaseFunds: ReleaseFundsJob,
    @Inject(CONFIG) private readonly config: Pick<Config, 'RELEASE_DELAY_HOURS'>,
  ) {}

  @OnEvent('order.completed')
  async completed({ data }: ReceivedEvent<'order.completed'>, manager: EntityManager): Promise<void> {
    const { order_id, sender_id, driver_id, completed_at } = data;
    await rememberOrder(manager, order_id, sender_id, driver_id);
    await manager.query(
      `update orders set completed_at = $2, release_at = $2::timestamptz + make_interval(hours => $3)
       where order_id = $1 and completed_at is null`,
      [order_id, completed_at, this.config.RELEASE_DELAY_HOURS],
    );
    this.releaseFunds.wake();
  }
}
