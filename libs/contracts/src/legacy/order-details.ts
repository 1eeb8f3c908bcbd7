import { z } from 'zod';
import { fromLegacyLine } from '../catalogues/from-legacy-line.ts';
import { dropEmptyLines, orderLine } from '../catalogues/order-line.ts';

function toList(value: unknown): unknown {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return [];
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function toLines(value: unknown): unknown {
  const list = toList(value);
  return Array.isArray(list) ? list.map(fromLegacyLine) : list;
}

const lines = z
  .array(orderLine, { error: 'must be a JSON list of items' })
  .max(200, 'must have at most 200 items')
  .transform(dropEmptyLines);

/** The `order_details` of a form: a JSON list, as text or as it is; lines with quantity 0 are dropped (decision 32). */
export const orderDetails = z.preprocess(toLines, lines);

/** At least one line must be left. */
export const neededOrderDetails = z.preprocess(
  toLines,
  lines.refine((left) => left.length > 0, 'must hold at least one item with a quantity of 1 or more'),
);
