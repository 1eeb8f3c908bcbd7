import { Tariffs1700000000000 } from './1700000000000-tariffs.ts';

export const migrations = [Tariffs1700000000000];
