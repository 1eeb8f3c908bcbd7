import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stripe's events as they came, each once; and the first names that invoices show. */
export class CreateStripeEvents1735700000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stripe_events (
        event_id text primary key,
        type text not null,
        object_id text,
        intent_id text,
        received_at timestamptz not null default clock_timestamp(),
        processed_at timestamptz,
        failures int not null default 0,
        due_at timestamptz not null default clock_timestamp()
      );
      create index stripe_events_waiting on stripe_events (due_at) where processed_at is null;
      create table account_cards (
        account_id text primary key,
        first_name text not null,
        last_name text not null,
        updated_at timestamptz not null default clock_timestamp()
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
