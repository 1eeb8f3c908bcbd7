import { Controller, Inject } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG } from '@cursa/platform/config';
import { OnEvent, type ReceivedEvent } from '@cursa/platform/events';
import type { Config } from '../config.ts';
import { EnqueueMail } from '../mail/enqueue-mail.ts';
import { People } from '../people/people.ts';

/** Unread messages of one conversation are one entry, which moves up. */
const refreshSql = `
  update notices set created_at = clock_timestamp(), order_id = coalesce($3, order_id)
  where account_id = $1 and read_at is null and facts->>'conversation_id' = $2
  returning notification_id`;

const insertSql = `insert into notices (account_id, kind, facts, order_id) values ($1, $2, $3, $4)`;

/** One row when a mail may go out now; of two messages at once, one gets it. */
const quietSql = `
  insert into conversation_mails as c (conversation_id, account_id, mailed_at) values ($1, $2, now())
  on conflict (conversation_id, account_id) do update set mailed_at = now()
    where c.mailed_at < now() - make_interval(mins => $3)
  returning 1`;

/** That somebody wrote, never what. */
@Controller()
export class MessagesConsumer {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly mail: EnqueueMail,
    private readonly people: People,
  ) {}

  @OnEvent('message.sent')
  async sent({ data }: ReceivedEvent<'message.sent'>, manager: EntityManager): Promise<void> {
    const accountId = data.receiver_id;
    const role = await this.people.roleOf(manager, accountId);
    const kind = role === 'driver' ? 'message-to-driver' : 'message-to-sender';
    const facts = { conversation_id: data.conversation_id, other_id: data.sender_id };
    const [refreshed] = await manager.query<[unknown[], number]>(refreshSql, [
      accountId,
      data.conversation_id,
      data.order_id,
    ]);
    if (refreshed.length === 0) await manager.query(insertSql, [accountId, kind, facts, data.order_id]);
    const quiet = [data.conversation_id, accountId, this.config.MESSAGE_MAIL_MINUTES];
    const due = await manager.query<unknown[]>(quietSql, quiet);
    if (due.length > 0) await this.mail.execute(manager, { accountId, kind, facts });
  }
}
