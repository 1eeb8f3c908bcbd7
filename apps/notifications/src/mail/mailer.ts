import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { CONFIG } from '@cursa/platform/config';
import { HealthRegistry } from '@cursa/platform/health';
import type { Config } from '../config.ts';
import type { ComposedMail } from './compose-mail.ts';

/** Speaks SMTP. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: Transporter;
  private readonly host: string;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>,
    health: HealthRegistry,
  ) {
    this.host = new URL(config.PUBLIC_URL).hostname;
    this.transport = createTransport({
      url: config.SMTP_URL.reveal(),
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 15_000,
      // Mails hold text only: nothing is ever read from files or fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    health.add({ name: 'smtp', required: false, check: () => this.transport.verify() });
  }

  /** The same id gives the same Message-ID: a mail that left twice is seen as one by readers that care. */
  async send(mailId: string, to: { readonly name: string; readonly address: string }, mail: ComposedMail) {
    await this.transport.sendMail({
      from: this.config.MAIL_FROM,
      to,
      ...mail,
      messageId: `<${mailId}@${this.host}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
