import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `inbox`: the events each consumer has dealt with; `inbox_position`: how far it is in each aggregate. */
export class CreateInbox1735689600002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table inbox (
        consumer text not null,
        event_id uuid not null,
        processed_at timestamptz not null default clock_timestamp(),
        primary key (consumer, event_id)
      )`);
    await runner.query(`create index inbox_processed_at on inbox (processed_at)`);
    await runner.query(`
      create table inbox_position (
        consumer text not null,
        stream text not null,
        key text not null,
        last_sequence bigint not null,
        primary key (consumer, stream, key)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
