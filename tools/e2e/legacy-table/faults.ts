import type { LegacyCallDefinition } from '@cursa/contracts/legacy/define-call';
import type { z } from 'zod';

export interface FieldFault {
  readonly name: string;
  readonly field: string;
  readonly value: unknown;
}

/** What may be wrong with any field; `undefined` leaves it out. */
const candidates: readonly (readonly [string, unknown])[] = [
  ['missing', undefined],
  ['empty', ''],
  ['of a wrong type', { nested: true }],
  ['a list', ['a', 'b']],
  ['too long', 'x'.repeat(300_000)],
  ['below every range', '-1'],
  ['above every range', '999999999999999'],
  ['no known option', 'no-such-option'],
];

/** The faults of a call's fields: every candidate that the contract refuses. One that it takes is no fault. */
export function fieldFaults(call: LegacyCallDefinition): FieldFault[] {
  return Object.entries(call.fields.shape as Record<string, z.ZodType>).flatMap(([field, schema]) =>
    candidates
      .filter(([, value]) => !schema.safeParse(value).success)
      .map(([fault, value]) => ({ name: `${field} ${fault}`, field, value })),
  );
}
