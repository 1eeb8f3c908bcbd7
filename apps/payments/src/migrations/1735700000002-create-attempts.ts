import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Attempts to pay, the card intents made for them, refunds, and what is known of each order's money. */
export class CreateAttempts1735700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(attempts);
    await runner.query(intents);
    await runner.query(refunds);
    await runner.query(orders);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const attempts = `
  create table attempts (
    attempt_id uuid primary key,
    purpose text not null check (purpose in ('platform-fee', 'delivery', 'top-up')),
    state text not null,
    payer_id text not null,
    order_id text,
    driver_id text,
    offer_id text,
    reservation_id text,
    method text not null check (method in ('stripe', 'wallet', 'cash')),
    currency text not null,
    price_minor bigint not null default 0,
    vat_minor bigint not null default 0,
    fee_minor bigint not null default 0,
    discount_minor bigint not null default 0,
    charge_minor bigint not null default 0 check (charge_minor >= 0),
    expected_minor bigint,
    coupon text,
    intent_id text,
    needed_action boolean not null default false,
    holder_returned_by uuid,
    failure jsonb,
    lease_owner uuid,
    lease_until timestamptz not null default '-infinity',
    due_at timestamptz not null default clock_timestamp(),
    created_at timestamptz not null default clock_timestamp(),
    paid_at timestamptz,
    updated_at timestamptz not null default clock_timestamp()
  );
  create index attempts_order on attempts (order_id, purpose) where order_id is not null;
  create index attempts_driver on attempts (driver_id) where purpose = 'delivery';
  create unique index attempts_intent on attempts (intent_id) where intent_id is not null;
  create unique index attempts_one_delivery on attempts (order_id)
    where purpose = 'delivery' and state not in ('failed', 'refunded');
  create unique index attempts_one_fee on attempts (reservation_id)
    where purpose = 'platform-fee' and state in ('paid', 'confirmed', 'kept');
  create index attempts_unfinished on attempts (due_at)
    where state not in ('confirmed', 'accepted', 'credited', 'failed', 'refunded', 'kept');`;

const intents = `
  create table card_intents (
    intent_id text primary key,
    account_id text not null,
    purpose text not null,
    order_id text,
    driver_id text,
    amount_minor bigint not null,
    currency text not null,
    attempt_id uuid,
    created_at timestamptz not null default clock_timestamp(),
    closed_at timestamptz
  );
  create index card_intents_unclaimed on card_intents (created_at) where attempt_id is null and closed_at is null;`;

const refunds = `
  create table refunds (
    refund_id uuid primary key,
    attempt_id uuid not null references attempts unique,
    purpose text not null,
    order_id text not null,
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    intent_id text,
    rule text not null,
    state text not null check (state in ('pending', 'done')),
    stripe_refund_id text,
    failures int not null default 0,
    due_at timestamptz not null default clock_timestamp(),
    created_at timestamptz not null default clock_timestamp()
  );
  create index refunds_pending on refunds (due_at) where state = 'pending';
  create index refunds_order on refunds (order_id);`;

const orders = `
  create table orders (
    order_id text primary key,
    sender_id text not null,
    driver_id text,
    completed_at timestamptz,
    cancelled_at timestamptz,
    release_at timestamptz,
    released_at timestamptz,
    disputed_at timestamptz,
    dispute_reason text,
    cash_received_at timestamptz
  );
  create index orders_to_release on orders (release_at)
    where released_at is null and disputed_at is null and cancelled_at is null;`;
