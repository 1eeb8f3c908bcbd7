import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Media1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table media (
        media_id text primary key,
        owner_id text,
        purpose text not null check (purpose in ('product-photo','profile-image','driver-document')),
        state text not null check (state in ('arriving','stored','claimed','removing')),
        content_type text not null,
        width int not null check (width >= 0),
        height int not null check (height >= 0),
        bytes int not null check (bytes > 0),
        created_at timestamptz not null default now(),
        wanted_at timestamptz not null default now(),
        claimed_at timestamptz
      )`);
    await runner.query(
      `create index media_unclaimed on media (wanted_at) where state in ('arriving','stored')`,
    );
    await runner.query(`create index media_removing on media (media_id) where state = 'removing'`);
    await runner.query(`create index media_by_owner on media (owner_id)`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward'));
  }
}
