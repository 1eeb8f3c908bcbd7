import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Facts } from '../templates/template.ts';
import type { Kind } from '../templates/templates.ts';

export interface QueuedMail {
  readonly mailId: string;
  readonly accountId: string;
  readonly kind: Kind;
  readonly facts: Facts;
  /** This one included. */
  readonly attempts: number;
  readonly traceparent: string | null;
  readonly createdAt: Date;
}

/** Why a mail does not leave any more. */
export type DropReason = 'not-wanted' | 'no-contact' | 'over' | 'refused' | 'too-late';

/**
 * Claiming moves the due time on: a worker that dies leaves its mails to the next one when that time comes. Rows that
 * another worker is just claiming are skipped.
 */
const claimSql = `
  update mail_queue set due_at = now() + make_interval(secs => $1), attempts = attempts + 1
  where mail_id in (
    select mail_id from mail_queue where state = 'waiting' and due_at <= now()
    order by due_at limit $2 for update skip locked)
  returning mail_id as "mailId", account_id as "accountId", kind, facts, attempts, traceparent,
    created_at as "createdAt"`;

const settleSql = `
  update mail_queue set state = $2, outcome = $3, facts = '{}', settled_at = now()
  where mail_id = $1 and state = 'waiting'`;

const postponeSql = `
  update mail_queue set due_at = now() + make_interval(secs => $2), outcome = $3
  where mail_id = $1 and state = 'waiting'`;

/** Mails on their way out: durable, at least once. */
@Injectable()
export class MailQueue {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** The next mails that are due; they are due again when the lease ends and they are still waiting. */
  async claim(limit: number, leaseSeconds: number): Promise<QueuedMail[]> {
    const [rows] = await this.dataSource.query<[QueuedMail[], number]>(claimSql, [leaseSeconds, limit]);
    return rows;
  }

  async sent(mailId: string): Promise<void> {
    await this.dataSource.query(settleSql, [mailId, 'sent', null]);
  }

  async drop(mailId: string, reason: DropReason): Promise<void> {
    await this.dataSource.query(settleSql, [mailId, 'dropped', reason]);
  }

  /** `cause`: an error's code, never its text: that may hold addresses. */
  async postpone(mailId: string, seconds: number, cause: string): Promise<void> {
    await this.dataSource.query(postponeSql, [mailId, seconds, cause]);
  }
}
