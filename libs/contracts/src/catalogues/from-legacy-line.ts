import { findOption } from './option.ts';
import { freightWeights } from './freight.ts';

/** Other spellings of a field, as the specified forms keep them (specification §3, goods entries). */
const spellings: Readonly<Record<string, string>> = {
  itemName: 'item_name',
  name: 'item_name',
  qty: 'quantity',
  driverLen: 'driver_length',
  driverLength: 'driver_length',
  driver_len: 'driver_length',
  onTrailer: 'on_trailer',
  transportType: 'transport_type',
  typologies: 'typology',
  puppiesUnder2Months: 'puppies',
  weightBand: 'weight_band',
};

/** What stands for the name where a form sends none, best first. */
const nameSources = [
  'type',
  'transport_type',
  'contents',
  'content',
  'description',
  'typology',
  'notes',
] as const;

/**
 * A line as a legacy client sends it, in the field names of `orderLine`; feed the result to `orderLine`.
 * Anything that is not an object comes back as it is, for the schema to refuse.
 */
export function fromLegacyLine(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return raw;
  const line: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(raw)) {
    const name = (Object.hasOwn(spellings, field) ? spellings[field] : undefined) ?? field;
    // The proper spelling wins when a client sends both.
    if (name === field || !Object.hasOwn(raw, name)) line[name] = value;
  }
  readFreightWeight(line);
  // Adults are the quantity of animals (specification §3).
  if (isBlank(line['quantity']) && !isBlank(line['adults'])) line['quantity'] = line['adults'];
  if (isBlank(line['quantity'])) delete line['quantity'];
  if (isBlank(line['item_name'])) nameLine(line);
  return line;
}

/** 'Upto 10T' is a choice, not a number: keep the words and take the bound for the weight. */
function readFreightWeight(line: Record<string, unknown>): void {
  if (typeof line['weight'] !== 'string') return;
  const sent = /^\s*\d+T\s*$/i.test(line['weight']) ? `Upto ${line['weight'].trim()}` : line['weight'];
  const choice = findOption(freightWeights, sent);
  const band = freightWeights.find((entry) => entry.key === choice?.key);
  if (!band) return;
  line['weight'] = band.max_kg;
  line['weight_band'] = band.literal;
}

/** Names a line from what it carries: 'Cars - BMW X5', 'Jet ski'. */
function nameLine(line: Record<string, unknown>): void {
  const makeAndModel = [line['make'], line['model']].filter(
    (part) => typeof part === 'string' && part.trim(),
  );
  const own =
    makeAndModel.join(' ') || nameSources.map((field) => line[field]).find((value) => !isBlank(value));
  if (typeof own !== 'string') return;
  const category = typeof line['category'] === 'string' ? line['category'].trim() : '';
  line['item_name'] = (category ? `${category} - ${own}` : own).slice(0, 200);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
