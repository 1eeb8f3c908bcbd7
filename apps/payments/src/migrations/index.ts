import type { MigrationClass } from '@cursa/platform/persistence';
import { CreateLedger1735700000001 } from './1735700000001-create-ledger.ts';
import { CreateAttempts1735700000002 } from './1735700000002-create-attempts.ts';
import { CreateCoupons1735700000003 } from './1735700000003-create-coupons.ts';
import { CreateStripeEvents1735700000004 } from './1735700000004-create-stripe-events.ts';
import { AddEverydayCoupon1735700000005 } from './1735700000005-add-everyday-coupon.ts';

export const migrations: readonly MigrationClass[] = [
  CreateLedger1735700000001,
  CreateAttempts1735700000002,
  CreateCoupons1735700000003,
  CreateStripeEvents1735700000004,
  AddEverydayCoupon1735700000005,
];
