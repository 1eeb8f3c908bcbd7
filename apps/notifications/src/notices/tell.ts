import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EnqueueMail } from '../mail/enqueue-mail.ts';
import type { Facts } from '../templates/template.ts';
import type { Kind } from '../templates/templates.ts';

export interface Telling {
  readonly accountId: string;
  readonly kind: Kind;
  readonly facts: Facts;
}

const feedSql = `insert into notices (account_id, kind, facts, order_id) values ($1, $2, $3, $4)`;

/** Tells a person something: in the feed and by mail. Part of the caller's transaction, so both happen once. */
@Injectable()
export class Tell {
  constructor(private readonly mail: EnqueueMail) {}

  async execute(manager: EntityManager, { accountId, kind, facts }: Telling): Promise<void> {
    await manager.query(feedSql, [accountId, kind, facts, facts.order_id ?? null]);
    await this.mail.execute(manager, { accountId, kind, facts });
  }
}
