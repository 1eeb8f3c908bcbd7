import { invalidRequest } from './stripe-error.ts';
import type { Store, StoredObject } from '../store.ts';

const types: Record<string, string> = {
  pi: 'payment_intent',
  ch: 'charge',
  re: 'refund',
  pm: 'payment_method',
};

type Json = Record<string, unknown>;

/** Replaces ids by their objects where `expand[]` asks for it: `latest_charge`, `data.payment_intent.latest_charge`. */
export function expand(store: Store, body: object, paths: readonly string[]): object {
  const copy = structuredClone(body) as Json;
  for (const path of paths) walk(store, copy, path.split('.'), path);
  return copy;
}

function walk(store: Store, node: Json, parts: readonly string[], path: string): void {
  const [field = '', ...rest] = parts;
  const value = node[field];
  if (value === undefined) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
  }
  if (Array.isArray(value)) {
    for (const item of value) walk(store, item as Json, rest, path);
    return;
  }
  if (typeof value === 'string') node[field] = byId(store, value, path);
  const child = node[field];
  if (rest.length > 0 && child !== null && typeof child === 'object') walk(store, child as Json, rest, path);
}

function byId(store: Store, id: string, path: string): StoredObject {
  const type = types[id.split('_', 1)[0] ?? ''];
  const found = type && store.find(type, id);
  if (!found) throw invalidRequest(`This property cannot be expanded (${path}).`, 'expand');
  return found;
}
