import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `admins`: a principal apart from accounts (decision 8). `audit_log`: what they did; rows are added, never changed. */
export class CreateAdmins1764000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table admins (
        id text primary key,
        email text not null unique check (email = lower(email)),
        password_hash text not null,
        totp_secret text,
        totp_last_step bigint not null default 0,
        created_at timestamptz not null default clock_timestamp()
      )`);
    await runner.query(`
      create table audit_log (
        id bigint generated always as identity primary key,
        at timestamptz not null default clock_timestamp(),
        admin_id text not null,
        act text not null,
        subject_id text,
        detail jsonb not null default '{}'
      )`);
    await runner.query(`create index audit_log_subject on audit_log (subject_id, id)`);
    await runner.query(`
      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit log is append-only';
      end $$`);
    await runner.query(`
      create trigger audit_log_append_only before update or delete or truncate on audit_log
      for each statement execute function refuse_audit_change()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
