import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DeliverMail } from './deliver-mail.ts';
import { MailQueue } from './mail-queue.ts';

const everyMs = 500;
const batch = 10;
/** Longer than any attempt takes: auth (5 s) and SMTP (25 s). */
const leaseSeconds = 60;

/** Sends what is due. Any number of replicas may run it. */
@Injectable()
export class SendMailsJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(SendMailsJob.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly queue: MailQueue,
    private readonly deliver: DeliverMail,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), everyMs).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.running;
  }

  private wake(): void {
    this.running ??= this.sweep()
      .catch((error: unknown) =>
        this.logger.warn({ msg: 'The mail queue could not be worked on, trying again', err: error }),
      )
      .finally(() => (this.running = undefined));
  }

  private async sweep(): Promise<void> {
    while (!this.stopping && (await this.run()) === batch);
  }

  /** One round. @returns how many mails were taken up */
  async run(): Promise<number> {
    const mails = await this.queue.claim(batch, leaseSeconds);
    await Promise.all(mails.map((mail) => this.deliver.execute(mail)));
    return mails.length;
  }
}
