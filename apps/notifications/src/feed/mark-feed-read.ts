import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Marks all of a person's feed as read. */
@Injectable()
export class MarkFeedRead {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  async execute(accountId: string): Promise<void> {
    await this.dataSource.query(
      'update notices set read_at = now() where account_id = $1 and read_at is null',
      [accountId],
    );
  }
}
