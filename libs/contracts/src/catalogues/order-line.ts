import { z } from 'zod';
import { type EnumeratedField, storedValue } from './order-line-fields.ts';

/** '' and null are what forms send for a field that was left alone. */
const blank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** A number or numeric text, decimal comma included; an empty field counts as 0. */
function numeric(schema: z.ZodNumber) {
  return z.preprocess((value) => {
    if (blank(value)) return 0;
    if (typeof value !== 'string') return value;
    const text = value.trim().replace(',', '.');
    return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : value;
  }, schema);
}

const count = (max: number) =>
  z
    .number({ error: 'must be a number' })
    .min(0, 'must not be less than 0')
    .max(max, `must be at most ${max}`);
const measure = (max: number) => numeric(count(max)).default(0);

const words = (max: number) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? 'is required' : 'must be one text') })
    .trim()
    .max(max, `must have at most ${max} characters`);

/** Text; numbers and flags become text, an empty field counts as absent. */
function text(max = 200) {
  return z.preprocess((value) => {
    if (blank(value)) return undefined;
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  }, words(max).optional());
}

function enumerated(field: EnumeratedField) {
  return text().transform((sent, context) => {
    if (sent === undefined) return undefined;
    const value = storedValue(field, sent);
    if (value === undefined) {
      context.addIssue({
        code: 'custom',
        message: `${field}: "${sent.slice(0, 40)}" is not one of the options`,
      });
      return z.NEVER;
    }
    return value === '' ? undefined : value;
  });
}

const fields = {
  item_name: words(200).min(1, 'is required'),
  quantity: numeric(count(999).int('must be a whole number')).default(1),
  weight: measure(100_000),
  height: measure(5000),
  width: measure(5000),
  length: measure(5000),
  make: text(),
  model: text(),
  condition: enumerated('condition'),
  description: text(1000),
  typology: enumerated('typology'),
  value: enumerated('value'),
  half: enumerated('half'),
  setup: enumerated('setup'),
  driver_length: enumerated('driver_length'),
  type: enumerated('type'),
  on_trailer: text(),
  length1: text(),
  length2: text(),
  notes: text(1000),
  cut: enumerated('cut'),
  adults: text(),
  puppies: text(),
  contents: text(1000),
  content: text(1000),
  transport_type: enumerated('transport_type'),
  dimensions: text(),
  category: text(),
  /** The choice behind `weight` of a full load, as written: 'Upto 10T'. */
  weight_band: text(),
};

/**
 * A line of an order (specification §3, cart item). Names are free; an enumerated field must be an option of a
 * catalogue and is stored in the catalogue's spelling. Sizes are cm, weights kg; 0 is "not given". A quantity of
 * 0 is allowed here and dropped at submit (decision 32, `dropEmptyLines`).
 */
export const orderLine = z.object(fields, { error: 'must be an item with a name and a quantity' });

export type OrderLine = z.output<typeof orderLine>;
export type OrderLineInput = z.input<typeof orderLine>;

/** The lines that are really ordered: one with quantity 0 counts as removed (decision 32). */
export function dropEmptyLines<L extends { readonly quantity: number }>(lines: readonly L[]): L[] {
  return lines.filter((line) => line.quantity > 0);
}
