import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `accounts`: one sender and one driver account at most per e-mail (decision 9). An erased account keeps its row as
 * a pseudonym for ledgers and invoices: `erased_at` is set, its personal columns are emptied, its e-mail becomes
 * `erased:<id>`.
 */
export class CreateAccounts1764000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table accounts (
        id text primary key,
        kind text not null check (kind in ('sender', 'driver')),
        user_type smallint not null check ((kind = 'driver') = (user_type = 2) and user_type in (1, 2, 3)),
        status text not null check (status in ('pending', 'active', 'rejected', 'suspended')),
        email text not null check (email = lower(email)),
        password_hash text not null,
        first_name text not null,
        last_name text not null,
        phone text not null,
        business_name text not null default '',
        address text not null default '',
        state_name text not null default '',
        country_name text not null default '',
        country_code text not null default '',
        phone_code text not null default '',
        profile_image_id text,
        home_latitude double precision,
        home_longitude double precision,
        locale text not null default 'ro' check (locale in ('ro', 'en')),
        created_at timestamptz not null default clock_timestamp(),
        updated_at timestamptz not null default clock_timestamp(),
        erased_at timestamptz
      )`);
    await runner.query(`create unique index accounts_email_kind on accounts (email, kind)`);
    await runner.query(
      `create index accounts_drivers on accounts (status, created_at) where kind = 'driver'`,
    );
    await runner.query(`
      create table driver_applications (
        account_id text primary key references accounts (id),
        vehicle_type text not null default '',
        vehicle_reg_no text not null default '',
        licence_number text not null default '',
        transport_licence_number text not null default '',
        company_name text not null default '',
        bank_account text not null default '',
        vat_registered boolean not null default false,
        documents jsonb not null default '{}',
        reason text not null default '',
        decided_at timestamptz,
        decided_by text
      )`);
    await runner.query(`
      create table consents (
        account_id text not null references accounts (id),
        kind text not null,
        version text not null,
        given_at timestamptz not null default clock_timestamp(),
        primary key (account_id, kind, version)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
