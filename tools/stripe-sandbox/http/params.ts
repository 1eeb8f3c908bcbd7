import { invalidRequest } from './stripe-error.ts';
import type { Form, FormValue } from './form.ts';

/** Refuses what Stripe would, and what this sandbox would otherwise silently ignore. */
export function allowOnly(form: Form, names: readonly string[]): void {
  for (const name of Object.keys(form)) {
    if (name === 'expand' || names.includes(name)) continue;
    throw invalidRequest(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
  }
}

export function text(form: Form, name: string): string | undefined {
  const value = form[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value !== 'string') throw invalidRequest('Invalid string: expected a string', name);
  return value;
}

export function requiredText(form: Form, name: string): string {
  const value = text(form, name);
  if (value === undefined)
    throw invalidRequest(`Missing required param: ${name}.`, name, 'parameter_missing');
  return value;
}

export function integer(form: Form, name: string): number | undefined {
  const value = text(form, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${value}`, name, 'parameter_invalid_integer');
  }
  return Number(value);
}

export function flag(form: Form, name: string): boolean {
  const value = text(form, name) ?? 'false';
  if (value !== 'true' && value !== 'false') throw invalidRequest(`Invalid boolean: ${value}`, name);
  return value === 'true';
}

export function oneOf<T extends string>(form: Form, name: string, values: readonly T[]): T | undefined {
  const value = text(form, name);
  if (value === undefined) return undefined;
  const found = values.find((v) => v === value);
  if (!found) throw invalidRequest(`Invalid ${name}: must be one of ${values.join(', ')}`, name);
  return found;
}

export function object(form: Form, name: string): Form | undefined {
  const value: FormValue | undefined = form[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' || Array.isArray(value)) throw invalidRequest('Invalid object', name);
  return value;
}

export function list(form: Form, name: string): string[] {
  const value = form[name];
  if (value === undefined || value === '') return [];
  if (!Array.isArray(value)) throw invalidRequest('Invalid array', name);
  return value.filter((item) => typeof item === 'string');
}

/** At most 50 keys of 40 characters with values of 500, as Stripe; an empty value removes its key. */
export function metadata(form: Form, current: Record<string, string> = {}): Record<string, string> {
  if (form.metadata === '') return {};
  const next = { ...current };
  for (const [key, value] of Object.entries(object(form, 'metadata') ?? {})) {
    if (typeof value !== 'string')
      throw invalidRequest('Metadata values must be strings', `metadata[${key}]`);
    if (key.length > 40)
      throw invalidRequest('Metadata keys can have up to 40 characters', `metadata[${key}]`);
    if (value.length > 500) {
      throw invalidRequest('Metadata values can have up to 500 characters', `metadata[${key}]`);
    }
    if (value === '') delete next[key];
    else next[key] = value;
  }
  if (Object.keys(next).length > 50) throw invalidRequest('Metadata can have up to 50 keys', 'metadata');
  return next;
}
