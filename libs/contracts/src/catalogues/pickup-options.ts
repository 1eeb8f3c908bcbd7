import type { Label } from './option.ts';

/** The three ways to say when (specification §4) and the fields that each one fills. */
export const pickupOptions = [
  { key: 'before', fields: ['pickup_before_date'], label: { ro: 'Înainte de o dată', en: 'Before a date' } },
  { key: 'after', fields: ['pickup_after_date'], label: { ro: 'După o dată', en: 'After a date' } },
  {
    key: 'between',
    fields: ['pickup_start_date', 'delivery_date'],
    label: { ro: 'Între două date', en: 'Between two dates' },
  },
] as const satisfies readonly { key: string; fields: readonly string[]; label: Label }[];
export type PickupOption = (typeof pickupOptions)[number]['key'];
