import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RevocationLog } from './revocation-log.ts';

export type EndReason =
  'sign-out' | 'password-changed' | 'password-reset' | 'driver-decision' | 'refresh-reused';

/** Ends sessions within the caller's transaction; call `announce` once it has committed. */
@Injectable()
export class EndSessions {
  constructor(private readonly revocations: RevocationLog) {}

  async one(manager: EntityManager, sessionId: string, because: EndReason): Promise<void> {
    await manager.query(
      `update sessions set ended_at = clock_timestamp(), ended_because = $2 where id = $1 and ended_at is null`,
      [sessionId, because],
    );
    await this.revocations.add(manager, 'session', [sessionId]);
  }

  /** Every session of the account. The caller's transaction has changed the account's row already. */
  async ofAccount(manager: EntityManager, accountId: string, because: EndReason): Promise<void> {
    await manager.query(
      `update sessions set ended_at = clock_timestamp(), ended_because = $2 where account_id = $1 and ended_at is null`,
      [accountId, because],
    );
    await this.revocations.add(manager, 'account', [accountId]);
  }

  /** Every session of the account but the one that asks. */
  async others(manager: EntityManager, accountId: string, keep: string, because: EndReason): Promise<void> {
    const [rows] = (await manager.query(
      `update sessions set ended_at = clock_timestamp(), ended_because = $3
       where account_id = $1 and id <> $2 and ended_at is null returning id`,
      [accountId, keep, because],
    )) as [{ id: string }[], number];
    await this.revocations.add(
      manager,
      'session',
      rows.map((row) => row.id),
    );
  }

  async announce(): Promise<void> {
    await this.revocations.tell();
  }
}
