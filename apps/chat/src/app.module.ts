import { type DynamicModule, Module } from '@nestjs/common';
import { kafkaAddress } from '@cursa/platform/config';
import { EventsModule } from '@cursa/platform/events';
import { IDEMPOTENCY_STORE } from '@cursa/platform/http';
import type { Config } from './config.ts';
import { FindStanding } from './conversations/find-standing.ts';
import { ListConversations } from './conversations/list-conversations.ts';
import { UpdateHead } from './conversations/update-head.ts';
import { FactsMetrics } from './facts/facts-metrics.ts';
import { MessageRelay } from './facts/message-relay.ts';
import { RelayLease } from './facts/relay-lease.ts';
import { Feed } from './live/feed.ts';
import { LiveBell } from './live/live-bell.ts';
import { LiveController } from './live/live.controller.ts';
import { LiveStreams } from './live/live-streams.ts';
import { OpenStream } from './live/open-stream.ts';
import { InsertMessage } from './messages/insert-message.ts';
import { MessagesController } from './messages/messages.controller.ts';
import { ReadMessages } from './messages/read-messages.ts';
import { SendMessage } from './messages/send-message.ts';
import { SendOperations } from './messages/send-operations.ts';
import { MessageStore } from './store/message-store.ts';

const conversations = [FindStanding, ListConversations, UpdateHead];
const messages = [SendMessage, InsertMessage, ReadMessages];
const live = [Feed, LiveBell, LiveStreams, OpenStream];
const facts = [MessageRelay, RelayLease, FactsMetrics];

@Module({})
export class AppModule {
  static forConfig(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [EventsModule.forRoot({ service: 'chat', kafka: kafkaAddress(config), store: 'own' })],
      controllers: [MessagesController, LiveController],
      providers: [
        MessageStore,
        ...conversations,
        ...messages,
        ...live,
        ...facts,
        { provide: IDEMPOTENCY_STORE, useClass: SendOperations },
      ],
    };
  }
}
