import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface Standing {
  /** The two may talk. */
  readonly open: boolean;
  /** Without the filter. */
  readonly free: boolean;
}

/**
 * Whether a sender and a driver may talk (decision 34): once the driver has had an offer on an order of that sender;
 * freely once such an order was accepted. With an order only that order counts.
 */
@Injectable()
export class ConversationStanding {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async execute(senderId: string, driverId: string, orderId: string | undefined): Promise<Standing> {
    const [row] = await this.dataSource.manager.query<Standing[]>(
      `select count(*) > 0 as open, coalesce(bool_or(state = 'accepted'), false) as free
       from offers where sender_id = $1 and driver_id = $2 and ($3::text is null or order_id = $3)`,
      [senderId, driverId, orderId ?? null],
    );
    return row ?? { open: false, free: false };
  }
}
