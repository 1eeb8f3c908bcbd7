import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `outbox`: events on their way to the broker; `outbox_sequence`: the last sequence of each aggregate. */
export class CreateOutbox1735689600001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox (
        id bigint generated always as identity primary key,
        event_id uuid not null unique,
        topic text not null,
        key text not null,
        slot smallint not null,
        sequence bigint not null,
        envelope text not null,
        created_at timestamptz not null default clock_timestamp(),
        sent_at timestamptz
      )`);
    await runner.query(`create index outbox_unsent on outbox (id) where sent_at is null`);
    await runner.query(`create index outbox_sent on outbox (sent_at) where sent_at is not null`);
    await runner.query(`
      create table outbox_sequence (
        stream text not null,
        key text not null,
        last_sequence bigint not null,
        primary key (stream, key)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
