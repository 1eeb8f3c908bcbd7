import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The ledger. The database itself keeps its promises: entries are only ever added, a journal that does not sum to
 * zero cannot be committed, and a wallet cannot go below zero because every entry moves its balance in the same
 * transaction.
 */
export class CreateLedger1735700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await runner.query(appendOnly);
    await runner.query(balanced);
    await runner.query(wallets);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}

const tables = `
  create table journals (
    journal_id uuid primary key,
    kind text not null,
    reference text not null,
    order_id text,
    created_at timestamptz not null default clock_timestamp(),
    unique (kind, reference)
  );
  create index journals_order on journals (order_id) where order_id is not null;
  create table ledger_entries (
    entry_id bigint generated always as identity primary key,
    journal_id uuid not null references journals,
    account text not null,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    amount_minor bigint not null check (amount_minor <> 0),
    created_at timestamptz not null default clock_timestamp()
  );
  create index ledger_entries_journal on ledger_entries (journal_id);
  create index ledger_entries_account on ledger_entries (account, entry_id);`;

const appendOnly = `
  create function refuse_ledger_change() returns trigger language plpgsql as $$
  begin
    raise exception 'The ledger is append-only: % of % is refused', tg_op, tg_table_name
      using errcode = 'integrity_constraint_violation';
  end $$;
  create trigger journals_append_only before update or delete on journals
    for each row execute function refuse_ledger_change();
  create trigger journals_no_truncate before truncate on journals
    for each statement execute function refuse_ledger_change();
  create trigger ledger_entries_append_only before update or delete on ledger_entries
    for each row execute function refuse_ledger_change();
  create trigger ledger_entries_no_truncate before truncate on ledger_entries
    for each statement execute function refuse_ledger_change();
  revoke update, delete, truncate on ledger_entries from current_user;
  revoke delete, truncate on journals from current_user;`;

/** Looked at when the transaction commits, once all entries of the journal are there. */
const balanced = `
  create function refuse_unbalanced_journal() returns trigger language plpgsql as $$
  declare
    off record;
  begin
    select currency, sum(amount_minor) as amount into off from ledger_entries
      where journal_id = new.journal_id group by currency having sum(amount_minor) <> 0 limit 1;
    if found then
      raise exception 'Journal % does not balance: % % left over', new.journal_id, off.amount, off.currency
        using errcode = 'integrity_constraint_violation';
    end if;
    return null;
  end $$;
  create constraint trigger ledger_entries_balanced after insert on ledger_entries
    deferrable initially deferred for each row execute function refuse_unbalanced_journal();`;

const wallets = `
  create table wallets (
    account_id text not null,
    currency text not null,
    balance_minor bigint not null default 0 constraint wallet_not_negative check (balance_minor >= 0),
    primary key (account_id, currency)
  );
  create function move_wallet() returns trigger language plpgsql as $$
  begin
    insert into wallets (account_id, currency) values (substr(new.account, 8), new.currency) on conflict do nothing;
    update wallets set balance_minor = balance_minor + new.amount_minor
      where account_id = substr(new.account, 8) and currency = new.currency;
    return null;
  end $$;
  create trigger ledger_entries_move_wallet after insert on ledger_entries
    for each row when (new.account like 'wallet:%') execute function move_wallet();`;
