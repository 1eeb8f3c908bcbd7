import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Coupons with their limits and uses (decision 29), and two of them for demonstrations. */
export class CreateCoupons1735700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table coupons (
        code text primary key check (code = upper(code)),
        detail text not null,
        percent numeric(5, 2) check (percent > 0 and percent <= 100),
        amount_minor bigint check (amount_minor > 0),
        valid_from timestamptz not null,
        valid_until timestamptz not null check (valid_until > valid_from),
        total_uses int check (total_uses > 0),
        uses_per_person int not null default 1 check (uses_per_person > 0),
        used int not null default 0 check (used >= 0 and (total_uses is null or used <= total_uses)),
        listed boolean not null default true,
        check ((percent is null) <> (amount_minor is null))
      );
      create table coupon_uses (
        attempt_id uuid primary key references attempts,
        code text not null references coupons,
        account_id text not null,
        discount_minor bigint not null,
        used_at timestamptz not null default clock_timestamp()
      );
      create index coupon_uses_person on coupon_uses (code, account_id);
      insert into coupons (code, detail, percent, amount_minor, valid_from, valid_until, uses_per_person) values
        ('BUNVENIT10', '10 % reducere la prima livrare', 10, null, '2025-01-01', '2036-01-01', 1),
        ('CURSA5', '5.00 reducere la livrare', null, 500, '2025-01-01', '2036-01-01', 3)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
