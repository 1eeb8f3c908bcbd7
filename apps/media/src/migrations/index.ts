import { Media1700000000000 } from './1700000000000-media.ts';

export const migrations = [Media1700000000000];
