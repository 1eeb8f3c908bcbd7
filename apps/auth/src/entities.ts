import { Account } from './accounts/account.entity.ts';
import { DriverApplication } from './accounts/driver-application.entity.ts';
import { Admin } from './admin/admin.entity.ts';
import { Session } from './sessions/session.entity.ts';

export const entities = [Account, DriverApplication, Session, Admin];
