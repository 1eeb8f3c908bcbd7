import { Injectable } from '@nestjs/common';
import type { CallerIdentity } from '@cursa/platform/auth';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource } from 'typeorm';
import { EndSessions } from './end-sessions.ts';

/** Ends the session that asks; its tokens are refused everywhere within seconds. */
@Injectable()
export class SignOut {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ends: EndSessions,
  ) {}

  async execute(caller: CallerIdentity): Promise<void> {
    await inTransaction(this.dataSource, (manager) => this.ends.one(manager, caller.sessionId, 'sign-out'));
    await this.ends.announce();
  }
}
