import { Controller } from '@nestjs/common';
import type { InputOf, ResponseOf } from '@cursa/contracts/endpoint';
import { notificationsApi } from '@cursa/contracts/http/notifications';
import { Caller, type CallerIdentity } from '@cursa/platform/auth';
import { Handles, Input } from '@cursa/platform/http';
import { MarkFeedRead } from './mark-feed-read.ts';
import { ReadFeed } from './read-feed.ts';

@Controller()
export class FeedController {
  constructor(
    private readonly readFeed: ReadFeed,
    private readonly markFeedRead: MarkFeedRead,
  ) {}

  @Handles(notificationsApi.feed)
  feed(
    @Input() { query }: InputOf<typeof notificationsApi.feed>,
    @Caller() caller: CallerIdentity,
  ): Promise<ResponseOf<typeof notificationsApi.feed>> {
    return this.readFeed.execute(caller.accountId, query.limit);
  }

  @Handles(notificationsApi.markRead)
  async markRead(@Caller() caller: CallerIdentity): Promise<ResponseOf<typeof notificationsApi.markRead>> {
    await this.markFeedRead.execute(caller.accountId);
    return { done: true };
  }
}
