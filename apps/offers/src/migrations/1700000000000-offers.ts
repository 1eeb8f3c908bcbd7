import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Offers1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table order_refs (
        order_id text primary key,
        sender_id text not null,
        status text not null,
        updated_at timestamptz not null default now()
      )`);
    await runner.query(`
      create table offers (
        offer_id text primary key,
        order_id text not null,
        sender_id text not null,
        driver_id text not null,
        state text not null check (state in ('live','replaced','declined','withdrawn','expired','reserved','accepted','lost')),
        price_minor bigint not null check (price_minor > 0),
        vat_minor bigint not null check (vat_minor >= 0),
        fee_minor bigint not null check (fee_minor >= 0),
        currency text not null,
        driver_first_name text not null,
        driver_last_name text not null,
        driver_image_id text,
        driver_vehicle_type text not null,
        sent_at timestamptz not null default now(),
        valid_until timestamptz not null,
        state_changed_at timestamptz not null default now()
      )`);
    await runner.query(
      `create unique index offers_one_standing on offers (order_id, driver_id) where state in ('live','reserved','accepted')`,
    );
    await runner.query(`create index offers_by_order on offers (order_id, sent_at)`);
    await runner.query(`create index offers_by_driver on offers (driver_id, sent_at desc)`);
    await runner.query(`create index offers_by_pair on offers (sender_id, driver_id)`);
    await runner.query(`create index offers_expiring on offers (valid_until) where state = 'live'`);
    await runner.query(`
      create table reservations (
        reservation_id text primary key,
        attempt_id text not null unique,
        order_id text,
        offer_id text references offers (offer_id),
        state text not null check (state in ('held','confirmed','accepted','released')),
        reason text,
        created_at timestamptz not null default now(),
        confirmed_at timestamptz,
        check (state = 'released' or (order_id is not null and offer_id is not null))
      )`);
    await runner.query(
      `create unique index reservations_one_live on reservations (order_id) where state in ('held','confirmed','accepted')`,
    );
    await runner.query(
      `create index reservations_waiting on reservations (confirmed_at) where state = 'confirmed'`,
    );
    await runner.query(`
      create table trip_ratings (
        order_id text primary key,
        driver_id text not null,
        stars_sum int not null check (stars_sum between 3 and 15),
        revision int not null
      )`);
    await runner.query(`create index trip_ratings_by_driver on trip_ratings (driver_id) include (stars_sum)`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward'));
  }
}
