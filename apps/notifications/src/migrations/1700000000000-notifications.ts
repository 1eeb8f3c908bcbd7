import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notifications1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table notices (
        notification_id uuid primary key default gen_random_uuid(),
        account_id text not null,
        kind text not null,
        facts jsonb not null,
        order_id text,
        read_at timestamptz,
        created_at timestamptz not null default clock_timestamp()
      )`);
    await runner.query(`create index notices_of_account on notices (account_id, created_at desc)`);
    await runner.query(`create index notices_unread on notices (account_id) where read_at is null`);
    await runner.query(`create index notices_by_age on notices (created_at)`);
    await runner.query(`
      create table mail_queue (
        mail_id uuid primary key default gen_random_uuid(),
        account_id text not null,
        kind text not null,
        facts jsonb not null,
        state text not null default 'waiting' check (state in ('waiting','sent','dropped')),
        outcome text,
        attempts int not null default 0,
        due_at timestamptz not null default now(),
        traceparent text,
        created_at timestamptz not null default clock_timestamp(),
        settled_at timestamptz
      )`);
    await runner.query(`create index mail_queue_due on mail_queue (due_at) where state = 'waiting'`);
    await runner.query(`create index mail_queue_settled on mail_queue (settled_at) where state <> 'waiting'`);
    await runner.query(`
      create table preferences (
        account_id text primary key,
        email boolean not null,
        locale text not null check (locale in ('ro','en'))
      )`);
    await runner.query(`
      create table people (
        account_id text primary key,
        role text not null,
        locale text not null check (locale in ('ro','en'))
      )`);
    await runner.query(`
      create table conversation_mails (
        conversation_id text not null,
        account_id text not null,
        mailed_at timestamptz not null,
        primary key (conversation_id, account_id)
      )`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward'));
  }
}
