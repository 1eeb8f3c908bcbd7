import type { MigrationClass } from '../run-migrations.ts';
import { CreateInbox1735689600002 } from './1735689600002-create-inbox.ts';
import { CreateIdempotency1735689600003 } from './1735689600003-create-idempotency.ts';
import { CreateOutbox1735689600001 } from './1735689600001-create-outbox.ts';

/** The platform's own tables, in every service's database. */
export const platformMigrations: readonly MigrationClass[] = [
  CreateOutbox1735689600001,
  CreateInbox1735689600002,
  CreateIdempotency1735689600003,
];
