import { option } from './option.ts';

/** Instrument types (specification §9); the quantity of an instrument is always 1 (§3). */
export const instrumentTypes = [
  option('Electronic keyboard', 'Orgă electronică'),
  option('Upright piano', 'Pianină'),
  option('Grand / baby grand piano', 'Pian cu coadă scurtă'),
  option('Grand piano', 'Pian cu coadă'),
  option('Digital piano', 'Pian digital'),
  option('Other musical instruments', 'Alte instrumente muzicale'),
] as const;
