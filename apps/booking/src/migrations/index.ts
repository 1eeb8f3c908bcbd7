import { Orders1700000000000 } from './1700000000000-orders.ts';

export const migrations = [Orders1700000000000];
