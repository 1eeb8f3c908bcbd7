import { type DynamicModule, Module } from '@nestjs/common';
import { kafkaAddress } from '@cursa/platform/config';
import { EventsModule } from '@cursa/platform/events';
import { PersistenceModule } from '@cursa/platform/persistence';
import type { Config } from './config.ts';
import { FeedController } from './feed/feed.controller.ts';
import { MarkFeedRead } from './feed/mark-feed-read.ts';
import { ReadFeed } from './feed/read-feed.ts';
import { AddressMail } from './mail/address-mail.ts';
import { DeliverMail } from './mail/deliver-mail.ts';
import { EnqueueMail } from './mail/enqueue-mail.ts';
import { MailQueue } from './mail/mail-queue.ts';
import { Mailer } from './mail/mailer.ts';
import { SendMailsJob } from './mail/send-mails.job.ts';
import { migrations } from './migrations/index.ts';
import { AccountsConsumer } from './notices/accounts.consumer.ts';
import { MessagesConsumer } from './notices/messages.consumer.ts';
import { Notice } from './notices/notice.entity.ts';
import { OffersConsumer } from './notices/offers.consumer.ts';
import { OrdersConsumer } from './notices/orders.consumer.ts';
import { PaymentsConsumer } from './notices/payments.consumer.ts';
import { Tell } from './notices/tell.ts';
import { People } from './people/people.ts';
import { PreferencesController } from './preferences/preferences.controller.ts';
import { Preferences } from './preferences/preferences.ts';
import { RetentionJob } from './retention.job.ts';

const controllers = [FeedController, PreferencesController];
const consumers = [AccountsConsumer, OffersConsumer, OrdersConsumer, PaymentsConsumer, MessagesConsumer];
const feed = [ReadFeed, MarkFeedRead, Tell];
const mail = [EnqueueMail, MailQueue, AddressMail, DeliverMail, Mailer];
const shared = [People, Preferences];
const jobs = [SendMailsJob, RetentionJob];

@Module({})
export class AppModule {
  static forConfig(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PersistenceModule.forRoot({
          url: config.DATABASE_URL.reveal(),
          entities: [Notice],
          migrations,
          poolSize: config.DB_POOL_SIZE,
        }),
        EventsModule.forRoot({ service: 'notifications', kafka: kafkaAddress(config) }),
      ],
      controllers: [...controllers, ...consumers],
      providers: [...feed, ...mail, ...shared, ...jobs],
    };
  }
}
