import { option } from './option.ts';

/** Vessel types as listed in specification §9 ('Goiter' included); lengths and height are in metres. */
export const vesselTypes = [
  option('Motorboat with outboard engine', 'Barcă cu motor exterior'),
  option('Yacht (inboard engines)', 'Iaht (motoare interioare)'),
  option('Sailboat with fixed centerboard', 'Velier cu derivă fixă'),
  option('Mobile dinghy sailing boat', 'Velier cu derivă mobilă'),
  option('Dinghy', 'Barcă pneumatică'),
  option('Jet ski', 'Jet ski'),
  option('Goiter', 'Gozzo (barcă de pescuit)', 'Gozzo (fishing boat)'),
  option('Other', 'Altul'),
] as const;
