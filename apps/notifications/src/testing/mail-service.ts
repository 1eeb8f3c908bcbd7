import { Logger } from '@nestjs/common';
import { HealthRegistry } from '@cursa/platform/health';
import type { ServiceClient } from '@cursa/platform/http';
import { createDataSource } from '@cursa/platform/persistence';
import { Secret } from '@cursa/platform/config';
import type { DataSource } from 'typeorm';
import { AddressMail } from '../mail/address-mail.ts';
import { DeliverMail } from '../mail/deliver-mail.ts';
import { EnqueueMail } from '../mail/enqueue-mail.ts';
import { MailQueue } from '../mail/mail-queue.ts';
import { Mailer } from '../mail/mailer.ts';
import { SendMailsJob } from '../mail/send-mails.job.ts';
import { Notice } from '../notices/notice.entity.ts';
import { OffersConsumer } from '../notices/offers.consumer.ts';
import { Tell } from '../notices/tell.ts';
import { Preferences } from '../preferences/preferences.ts';

export interface MailService {
  readonly dataSource: DataSource;
  readonly queue: MailQueue;
  readonly preferences: Preferences;
  readonly job: SendMailsJob;
  readonly offers: OffersConsumer;
  readonly tell: Tell;
  stop(): Promise<void>;
}

/** The sending half of the service on a real database and mail server; auth knows everybody as Ana. */
export async function startMailService(databaseUrl: string, smtpPort: number): Promise<MailService> {
  Logger.overrideLogger(false);
  const dataSource = await createDataSource({ url: databaseUrl, entities: [Notice] });
  const config = {
    SMTP_URL: new Secret(`smtp://127.0.0.1:${smtpPort}`),
    MAIL_FROM: 'Cursa <no-reply@cursa.test>',
    PUBLIC_URL: 'https://cursa.test',
    MAIL_PATIENCE_HOURS: 72,
  };
  const auth = {
    call: (_endpoint: unknown, request: { body: { account_ids: string[] } }) =>
      Promise.resolve({
        contacts: request.body.account_ids.map((account_id) => ({
          account_id,
          email: `${account_id}@cursa.test`,
          first_name: 'Ana',
          role: 'user',
          locale: 'ro',
        })),
      }),
  } as unknown as ServiceClient;
  const queue = new MailQueue(dataSource);
  const preferences = new Preferences(dataSource);
  const mailer = new Mailer(config, new HealthRegistry());
  const address = new AddressMail(config, auth, preferences);
  const tell = new Tell(new EnqueueMail());
  return {
    dataSource,
    queue,
    preferences,
    tell,
    job: new SendMailsJob(queue, new DeliverMail(config, queue, address, mailer)),
    offers: new OffersConsumer(tell),
    stop: async () => {
      mailer.onApplicationShutdown();
      await dataSource.destroy();
    },
  };
}
