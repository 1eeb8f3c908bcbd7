import { z } from 'zod';
import { parseDecimal } from '@cursa/kernel/money';
import { floorByChoice } from '../catalogues/floors.ts';

/**
 * Fields of forms: everything may arrive as text, numbers and flags of JSON count as their text,
 * and an empty field counts as one that was not sent.
 */
function sent(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === null) return undefined;
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? undefined : value;
}

function error(issue: { readonly input?: unknown }): string {
  return issue.input === undefined ? 'is required' : 'must be one text';
}

const plainText = z.string({ error });

function trimmed(max: number) {
  return plainText.trim().max(max, `must have at most ${max} characters`);
}

/** Reads a field by a schema of text. */
export function field<S extends z.ZodType>(schema: S) {
  return z.preprocess(sent, schema);
}

export const text = (max: number) => field(trimmed(max));
/** `fallback` when the field is missing or empty. */
export const optionalText = (max: number, fallback = '') => field(trimmed(max).default(fallback));
/** A field that the server takes and does not use: whatever it holds is right. */
export const ignored = z.unknown().optional();

export const id = text(64);
export const optionalId = field(trimmed(64).optional());
/** Kept as typed: spaces belong to a password. */
export const secretText = (max: number) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), plainText.max(max));

export const email = field(trimmed(254).toLowerCase().pipe(z.email('is not a valid e-mail address')));
export const phone = field(plainText.trim().regex(/^\d{10}$/, 'must have exactly 10 digits'));

function toMinor(value: string, context: z.RefinementCtx<string>): number {
  const minor = parseDecimal(value);
  if (minor !== null && minor <= 100_000_000) return minor;
  context.addIssue({
    code: 'custom',
    message: minor === null ? 'must be an amount with at most two decimals' : 'must be at most 1000000.00',
  });
  return z.NEVER;
}

/** `"12.3"` becomes 1230 minor units; up to 1,000,000.00. */
export const amount = field(trimmed(40).transform(toMinor));
export const positiveAmount = field(
  trimmed(40).transform(toMinor).pipe(z.int().min(1, 'must be more than 0')),
);
export const optionalAmount = field(trimmed(40).transform(toMinor).optional());

function toCount(value: string, context: z.RefinementCtx<string>): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  // JavaScript clients multiply by 100 and may send 1234.0000000000002.
  const rounded = /^\d{1,9}\.\d{1,20}$/.test(value) ? Math.round(Number(value)) : Number.NaN;
  if (Math.abs(rounded - Number(value)) < 1e-6) return rounded;
  context.addIssue({ code: 'custom', message: 'must be a whole number of minor units' });
  return z.NEVER;
}

/** `stripe_amount`: minor units as text. */
export const minorUnits = field(trimmed(40).transform(toCount));
export const optionalMinorUnits = field(trimmed(40).transform(toCount).optional());

function degrees(limit: number) {
  return trimmed(40).transform((value, context) => {
    const number = /^[+-]?\d{1,3}(\.\d{1,20})?$/.test(value) ? Number(value) : Number.NaN;
    if (Math.abs(number) <= limit) return number;
    context.addIssue({ code: 'custom', message: `must be degrees between -${limit} and ${limit}` });
    return z.NEVER;
  });
}
export const latitude = field(degrees(90));
export const longitude = field(degrees(180));
export const optionalLatitude = field(degrees(90).optional());
export const optionalLongitude = field(degrees(180).optional());

/** Choice 1–11; the ground floor when the form leaves it out (decision 14). */
export const floor = field(
  trimmed(10)
    .refine((value) => floorByChoice(value) !== undefined, 'must be a floor choice from 1 to 11')
    .transform(Number)
    .default(2),
);

const yes = /^(true|1|on|yes|da)$/i;
const no = /^(false|0|off|no|nu|undefined|null)$/i;
/** 'true' or 'false', with the spellings of checkboxes; false when missing. */
export const flag = field(
  trimmed(10)
    .refine((value) => yes.test(value) || no.test(value), "must be 'true' or 'false'")
    .transform((value) => yes.test(value))
    .default(false),
);

/** One of these texts. */
export function oneOf<const T extends readonly [string, ...string[]]>(choices: T) {
  return field(
    z.enum(choices, {
      error: (issue) =>
        issue.input === undefined
          ? 'is required'
          : `must be one of ${choices.map((c) => `'${c}'`).join(', ')}`,
    }),
  );
}

/** 1 to 5 stars. */
export const stars = field(
  trimmed(10)
    .regex(/^[1-5]$/, 'must be a whole number from 1 to 5')
    .transform(Number),
);
