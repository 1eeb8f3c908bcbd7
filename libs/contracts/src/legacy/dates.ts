import { z } from 'zod';
import { field } from './fields.ts';

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest', dateStyle: 'short' });

/** The calendar day of an instant in Europe/Bucharest, `2026-11-30` (decision 32). */
export function bucharestDay(instant: Date): string {
  return days.format(instant);
}

function toDay(value: string, context: z.RefinementCtx<string>): string {
  const isDay = z.iso.date().safeParse(value);
  if (isDay.success) return isDay.data;
  // Date pickers hand over instants, with or without an offset.
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) && !Number.isNaN(Date.parse(value))) {
    return /(Z|[+-]\d{2}:?\d{2})$/.test(value) ? bucharestDay(new Date(value)) : value.slice(0, 10);
  }
  context.addIssue({ code: 'custom', message: 'must be a date like 2026-11-30' });
  return z.NEVER;
}

/** A calendar day, when one was sent. */
export const optionalDay = field(
  z.string({ error: 'must be one text' }).trim().max(40).transform(toDay).optional(),
);
