import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A coupon that the same person may use again and again, so that a demonstration can be repeated. */
export class AddEverydayCoupon1735700000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into coupons (code, detail, percent, amount_minor, valid_from, valid_until, uses_per_person) values
        ('DRUMBUN10', '10 % reducere la fiecare livrare', 10, null, '2025-01-01', '2036-01-01', 1000000)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
