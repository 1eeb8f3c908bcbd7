import type { MigrationInterface, QueryRunner } from 'typeorm';
import { firstTariff, firstTariffVersion } from '../tariffs/first-tariff.ts';

export class Tariffs1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table tariff_versions (
        version text primary key,
        valid_from timestamptz not null,
        currency text not null,
        tariff jsonb not null
      )`);
    await runner.query(`create index tariff_versions_by_time on tariff_versions (valid_from desc)`);
    await runner.query(`
      create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'a published tariff is never changed'; end $$`);
    await runner.query(
      `create trigger tariff_versions_append_only before update or delete on tariff_versions for each row execute function refuse_change()`,
    );
    await runner.query(
      `insert into tariff_versions (version, valid_from, currency, tariff) values ($1, $2, 'USD', $3)`,
      [firstTariffVersion, `${firstTariffVersion}T00:00:00Z`, JSON.stringify(firstTariff)],
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go forward'));
  }
}
