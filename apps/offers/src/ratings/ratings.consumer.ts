import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';

@Controller()
export class RatingsConsumer {
  @OnEvent('rating.submitted')
  async submitted({ data }: ReceivedEvent<'rating.submitted'>, manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into trip_ratings (order_id, driver_id, stars_sum, revision) values ($1, $2, $3, $4)
       on conflict (order_id) do update set stars_sum = excluded.stars_sum, revision = excluded.revision
       where trip_ratings.revision < excluded.revision`,
      [data.order_id, data.driver_id, data.service + data.time + data.behaviour, data.revision],
    );
  }
}
