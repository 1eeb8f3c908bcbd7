import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Degrees of longitude are this much shorter than degrees of latitude in the middle of Romania (cos 46°). */
const longitudeScale = 0.6947;

export class Orders1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table orders (
        order_id text primary key,
        operation_id text not null unique,
        sender_id text not null,
        status text not null check (status in ('open','accepted','completed','cancelled','expired')),
        category text not null,
        pickup_address text not null,
        pickup_additional text not null,
        pickup_latitude double precision not null,
        pickup_longitude double precision not null,
        pickup_label text not null,
        dropoff_address text not null,
        dropoff_additional text not null,
        dropoff_latitude double precision not null,
        dropoff_longitude double precision not null,
        dropoff_label text not null,
        pickup_point point generated always as (point(pickup_longitude * ${longitudeScale}, pickup_latitude)) stored,
        schedule_option text not null,
        pickup_date date not null,
        delivery_date date,
        pickup_time text not null,
        open_until date not null,
        handling_from jsonb not null,
        handling_to jsonb not null,
        vehicle_type text not null,
        sender_name text not null,
        sender_contact text not null,
        receiver_name text not null,
        receiver_contact text not null,
        instructions text not null,
        courier_notes text not null,
        sender_first_name text not null,
        sender_last_name text not null,
        lines jsonb not null,
        photo_ids text[] not null,
        estimate_minor bigint not null,
        base_minor bigint not null,
        vat_minor bigint not null,
        currency text not null,
        breakdown jsonb not null,
        tariff_version text not null,
        distance_m int not null,
        driver_id text,
        offer_id text,
        agreed_minor bigint,
        agreed_vat_minor bigint,
        discount_minor bigint,
        fee_minor bigint,
        payment_method text,
        created_at timestamptz not null default now(),
        accepted_at timestamptz,
        completed_at timestamptz,
        cancelled_at timestamptz,
        cancelled_by text,
        check (status not in ('accepted','completed') or (driver_id is not null and agreed_minor is not null))
      )`);
    await runner.query(`create index orders_by_sender on orders (sender_id, created_at desc, order_id desc)`);
    await runner.query(
      `create index orders_by_driver on orders (driver_id, accepted_at desc) where driver_id is not null`,
    );
    await runner.query(
      `create index orders_open_near on orders using gist (pickup_point) where status = 'open'`,
    );
    await runner.query(`create index orders_open_newest on orders (created_at desc) where status = 'open'`);
    await runner.query(`create index orders_expiring on orders (open_until) where status = 'open'`);
    await runner.query(`
      create function great_circle_m(lat1 float8, lon1 float8, lat2 float8, lon2 float8) returns float8
      language sql immutable parallel safe return
        2 * 6371008.8 * asin(least(1, sqrt(
          sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lon2 - lon1) / 2) ^ 2)))`);
    await runner.query(`
      create table delivery_proofs (
        order_id text primary key references orders (order_id),
        kind text not null check (kind in ('typed','drawn')),
        signature text not null,
        signed_at timestamptz not null
      )`);
    await runner.query(`
      create table ratings (
        order_id text not null references orders (order_id),
        revision int not null,
        driver_id text not null,
        service int not null check (service between 1 and 5),
        time int not null check (time between 1 and 5),
        behaviour int not null check (behaviour between 1 and 5),
        comment text not null,
        rated_at timestamptz not null default now(),
        primary key (order_id, revision)
      )`);
    await runner.query(`
      create table account_cards (
        account_id text primary key,
        role text not null,
        first_name text not null,
        last_name text not null,
        profile_image_id text,
        vehicle_type text not null,
        home_latitude double precision,
        home_longitude double precision
      )`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward'));
  }
}
