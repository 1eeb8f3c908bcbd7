import { Notifications1700000000000 } from './1700000000000-notifications.ts';

export const migrations = [Notifications1700000000000];
