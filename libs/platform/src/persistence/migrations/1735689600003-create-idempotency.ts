import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `idempotency`: one row per call that may be repeated, with its answer once there is one. */
export class CreateIdempotency1735689600003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency (
        scope text not null,
        endpoint text not null,
        key text not null,
        operation_id uuid not null,
        holder uuid not null,
        content_hash text not null,
        state text not null check (state in ('running', 'done')),
        status smallint,
        body text,
        lease_until timestamptz not null,
        created_at timestamptz not null default clock_timestamp(),
        primary key (scope, endpoint, key)
      )`);
    await runner.query(`create index idempotency_created_at on idempotency (created_at)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
