import { Offers1700000000000 } from './1700000000000-offers.ts';

export const migrations = [Offers1700000000000];
