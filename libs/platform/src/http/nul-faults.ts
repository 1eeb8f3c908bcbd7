import type { FieldError } from './domain-error.ts';

/**
 * Strings with the character U+0000, anywhere in a parsed value. JSON may carry it and no text of a person does;
 * Postgres cannot store it, so it would fail where nobody can name the field any more.
 */
export function nulFaults(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') {
    return value.includes('\u0000')
      ? [{ field: path.join('.'), message: 'must not contain the NUL character' }]
      : [];
  }
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => nulFaults(item, [...path, name]));
}
