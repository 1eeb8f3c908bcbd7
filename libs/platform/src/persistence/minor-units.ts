import type { ValueTransformer } from 'typeorm';

/**
 * Column transformer for `bigint` columns that hold integers a number can carry exactly (money in minor units,
 * versions): pg hands them over as strings. Refuses anything outside the safe integers, in both directions.
 * @throws RangeError
 */
export const minorUnits: ValueTransformer = {
  from: (stored: string | number | null): number | null =>
    stored === null ? null : safeInteger(Number(stored)),
  to: (value: number | null | undefined): unknown => (typeof value === 'number' ? safeInteger(value) : value), // null, undefined and find operators pass through
};

function safeInteger(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`);
  return value;
}
