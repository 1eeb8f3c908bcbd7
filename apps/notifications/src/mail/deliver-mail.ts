import { Inject, Injectable, Logger } from '@nestjs/common';
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import { CONFIG } from '@cursa/platform/config';
import { DomainError } from '@cursa/platform/http';
import { attributes, spanNames, withSpan } from '@cursa/platform/telemetry';
import type { Config } from '../config.ts';
import { AddressMail } from './address-mail.ts';
import { type DropReason, MailQueue, type QueuedMail } from './mail-queue.ts';
import { Mailer } from './mailer.ts';

const slowestRetrySeconds = 60;
/** A server that refuses an address or a text may have been mistaken once or twice. */
const refusalsBelieved = 3;

/** Takes one claimed mail to its end: sent, dropped, or tried again later. */
@Injectable()
export class DeliverMail {
  private readonly logger = new Logger(DeliverMail.name);

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'MAIL_PATIENCE_HOURS'>,
    private readonly queue: MailQueue,
    private readonly address: AddressMail,
    private readonly mailer: Mailer,
  ) {}

  /** In the trace of what is told about: accepting an order and the mail about it are one. */
  async execute(queued: QueuedMail): Promise<void> {
    const { traceparent } = queued;
    const trace = propagation.extract(ROOT_CONTEXT, traceparent === null ? {} : { traceparent });
    const about = { [attributes.accountId]: queued.accountId, [attributes.mailKind]: queued.kind };
    await context.with(trace, () => withSpan(spanNames.sendMail, about, () => this.attempt(queued)));
  }

  private async attempt(queued: QueuedMail): Promise<void> {
    const { mailId, kind } = queued;
    try {
      const addressed = await this.address.execute(queued);
      if (typeof addressed === 'string') return await this.queue.drop(mailId, addressed);
      await this.mailer.send(mailId, addressed.to, addressed.mail);
    } catch (error) {
      return this.decide(queued, error);
    }
    // When this is lost the mail leaves again, with the same Message-ID.
    await this.queue.sent(mailId);
    this.logger.log({ msg: 'Mail sent', mail_id: mailId, kind });
  }

  private async decide(queued: QueuedMail, error: unknown): Promise<void> {
    const { mailId, kind, attempts } = queued;
    const reason = this.reasonToDrop(queued, error);
    if (reason) {
      this.logger.warn({ msg: 'Mail dropped', mail_id: mailId, kind, reason });
      return this.queue.drop(mailId, reason);
    }
    const seconds = Math.min(2 ** Math.min(attempts, 10), slowestRetrySeconds);
    const cause = codeOf(error);
    this.logger.warn({ msg: 'Mail not sent, trying again', mail_id: mailId, kind, cause, seconds });
    await this.queue.postpone(mailId, seconds, cause);
  }

  private reasonToDrop({ attempts, createdAt }: QueuedMail, error: unknown): DropReason | undefined {
    if (error instanceof DomainError && [404, 409, 410, 422].includes(error.status)) return 'over';
    if (isRefusal(error) && attempts >= refusalsBelieved) return 'refused';
    const hours = (Date.now() - createdAt.getTime()) / 3_600_000;
    return hours > this.config.MAIL_PATIENCE_HOURS ? 'too-late' : undefined;
  }
}

/** The server took the connection but neither this address nor this text, for good. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;
}

/** Texts of mail servers hold addresses: only codes are kept and logged. */
function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : 'unknown';
}
