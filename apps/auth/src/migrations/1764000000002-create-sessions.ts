import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `sessions`: a sign-in, and the family of its refresh tokens. `revocations`: what every service must refuse, kept so
 * that Redis can be filled again. No token is stored: only SHA-256 hashes of tokens with 256 random bits.
 */
export class CreateSessions1764000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sessions (
        id text primary key,
        principal text not null check (principal in ('account', 'admin')),
        account_id text not null,
        lifetime text not null check (lifetime in ('browser', 'long', 'admin')),
        methods text[] not null default '{}',
        created_at timestamptz not null default clock_timestamp(),
        expires_at timestamptz not null,
        ended_at timestamptz,
        ended_because text
      )`);
    await runner.query(`create index sessions_live on sessions (account_id) where ended_at is null`);
    await runner.query(`create index sessions_expires_at on sessions (expires_at)`);
    await runner.query(`
      create table refresh_tokens (
        hash bytea primary key,
        session_id text not null references sessions (id) on delete cascade,
        created_at timestamptz not null default clock_timestamp(),
        used_at timestamptz,
        successor_seed bytea
      )`);
    await runner.query(`create index refresh_tokens_session on refresh_tokens (session_id)`);
    await runner.query(`
      create table revocations (
        kind text not null check (kind in ('session', 'account')),
        subject text not null,
        at_ms bigint not null,
        keep_until timestamptz not null,
        told_at timestamptz,
        primary key (kind, subject)
      )`);
    await runner.query(`create index revocations_untold on revocations (at_ms) where told_at is null`);
    await runner.query(`create index revocations_keep_until on revocations (keep_until)`);
    await runner.query(`
      create table sign_in_failures (
        subject text primary key,
        failures int not null,
        last_failed_at timestamptz not null default clock_timestamp(),
        next_at timestamptz not null default clock_timestamp()
      )`);
    await runner.query(`create index sign_in_failures_last on sign_in_failures (last_failed_at)`);
    await runner.query(`
      create table password_resets (
        id text primary key,
        account_id text not null references accounts (id),
        requested_at timestamptz not null default clock_timestamp(),
        token_hash bytea unique,
        expires_at timestamptz,
        used_at timestamptz
      )`);
    await runner.query(`create index password_resets_account on password_resets (account_id, requested_at)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
