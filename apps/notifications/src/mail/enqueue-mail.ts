import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { currentTrace } from '@cursa/platform/events';
import type { Facts } from '../templates/template.ts';
import type { Kind } from '../templates/templates.ts';

const sql = `insert into mail_queue (account_id, kind, facts, traceparent) values ($1, $2, $3, $4)`;

/** Puts a mail into the queue, in the caller's transaction, with the trace that it goes on in. */
@Injectable()
export class EnqueueMail {
  async execute(
    manager: EntityManager,
    mail: { readonly accountId: string; readonly kind: Kind; readonly facts: Facts },
  ): Promise<void> {
    const { traceparent } = currentTrace();
    await manager.query(sql, [mail.accountId, mail.kind, mail.facts, traceparent ?? null]);
  }
}
