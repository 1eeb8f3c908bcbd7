import { CreateAccounts1764000000001 } from './1764000000001-create-accounts.ts';
import { CreateSessions1764000000002 } from './1764000000002-create-sessions.ts';
import { CreateAdmins1764000000003 } from './1764000000003-create-admins.ts';

/** Oldest first. */
export const migrations = [
  CreateAccounts1764000000001,
  CreateSessions1764000000002,
  CreateAdmins1764000000003,
];
