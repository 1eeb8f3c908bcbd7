import { option } from './option.ts';

/** The state of a car or motorcycle (specification §9). */
export const conditions = [
  option('Not running - Rolling stock', 'Nu funcționează - se poate rula'),
  option('Running', 'Funcționează'),
] as const;
