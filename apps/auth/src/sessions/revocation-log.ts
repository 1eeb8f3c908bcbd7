import { Inject, Injectable } from '@nestjs/common';
import { revocationKeys } from '@cursa/platform/auth';
import { REDIS } from '@cursa/platform/cache';
import { CONFIG } from '@cursa/platform/config';
import { log } from '@cursa/platform/logging';
import type { Redis } from 'ioredis';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuthConfig } from '../config.ts';

interface Row {
  readonly kind: 'session' | 'account';
  readonly subject: string;
  readonly at_ms: string;
  readonly seconds: number;
}

/** In Redis while every live revocation is there; gone when Redis lost its data. */
const filledMark = 'revocations:filled';

/** What every service must refuse: decided in Postgres with the change that causes it, told through Redis. */
@Injectable()
export class RevocationLog {
  /** The last attempt failed: said once, not every few seconds. */
  private isBehind = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Refuses all tokens of a session or an account that were issued until now. Part of the caller's transaction. */
  async add(manager: EntityManager, kind: Row['kind'], subjects: readonly string[]): Promise<void> {
    if (subjects.length === 0) return;
    const { ACCESS_TOKEN_SECONDS, LONG_TOKEN_SECONDS, ADMIN_TOKEN_SECONDS } = this.config;
    // A minute more than the longest life of a token: services allow for clocks that differ.
    const seconds = Math.max(ACCESS_TOKEN_SECONDS, LONG_TOKEN_SECONDS, ADMIN_TOKEN_SECONDS) + 60;
    await manager.query(
      `insert into revocations (kind, subject, at_ms, keep_until)
       select $1, subject, floor(extract(epoch from clock_timestamp()) * 1000),
              clock_timestamp() + make_interval(secs => $3)
       from unnest($2::text[]) as subject
       on conflict (kind, subject) do update
         set at_ms = excluded.at_ms, keep_until = excluded.keep_until, told_at = null`,
      [kind, subjects, seconds],
    );
  }

  /** Called after the commit and every few seconds: what failed to reach Redis is told again. */
  async tell(): Promise<void> {
    try {
      const isFilled = (await this.redis.exists(filledMark)) === 1;
      await this.tellRows(isFilled ? 'told_at is null and' : '');
      if (!isFilled) await this.redis.set(filledMark, '1');
      this.isBehind = false;
    } catch (error) {
      if (!this.isBehind) log().warn({ err: error }, 'Ended sessions could not be announced; trying on');
      this.isBehind = true;
    }
  }

  /** Removes what no token can outlive. */
  async prune(): Promise<void> {
    await this.dataSource.query('delete from revocations where keep_until < clock_timestamp()');
  }

  private async tellRows(filter: string): Promise<void> {
    const rows = (await this.dataSource.query(
      `select kind, subject, at_ms::text, ceil(extract(epoch from keep_until - clock_timestamp()))::int as seconds
       from revocations where ${filter} keep_until > clock_timestamp() + interval '1 second'`,
    )) as Row[];
    if (rows.length === 0) return;
    const pipeline = this.redis.pipeline();
    for (const { kind, subject, at_ms, seconds } of rows)
      pipeline.set(revocationKeys[kind](subject), at_ms, 'EX', seconds);
    const results = (await pipeline.exec()) ?? [];
    for (const [error] of results) if (error) throw error;
    await this.dataSource.query(
      `update revocations r set told_at = clock_timestamp()
       from unnest($1::text[], $2::text[], $3::bigint[]) as t (kind, subject, at_ms)
       where r.kind = t.kind and r.subject = t.subject and r.at_ms = t.at_ms`,
      [rows.map((row) => row.kind), rows.map((row) => row.subject), rows.map((row) => row.at_ms)],
    );
  }
}
