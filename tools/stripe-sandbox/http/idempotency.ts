import { createHash } from 'node:crypto';
import { StripeError } from './stripe-error.ts';
import type { Form, FormValue } from './form.ts';
import type { Store } from '../store.ts';

/** Keys whose first request is still running in this process. */
export type KeysInUse = Set<string>;

export interface Answer {
  status: number;
  body: string;
  requestId: string;
}

/** Stripe forgets keys after a day. */
const keptSeconds = 24 * 60 * 60;

/** 409 while another request with the same key is under way. */
export function claimKey(keys: KeysInUse, key: string): void {
  if (key.length > 255) {
    throw new StripeError(400, {
      type: 'invalid_request_error',
      message: 'Idempotency keys may be at most 255 characters long.',
    });
  }
  if (keys.has(key)) {
    throw new StripeError(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message:
        'There is currently another in-progress request using this Idempotent Key (that probably means you submitted ' +
        `twice, and the other request is still going through): ${key}. Please try again later.`,
    });
  }
  keys.add(key);
}

/** The answer this key got before. Throws 400 when it was for another path or other parameters. */
export function rememberedAnswer(store: Store, key: string, path: string, print: string): Answer | undefined {
  const row = store.one('select * from answers where key = ?', key);
  if (!row) return undefined;
  const other = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (row.path !== path) {
    const message = `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${String(row.path)}'). ${other}`;
    throw new StripeError(400, { type: 'idempotency_error', message });
  }
  if (row.fingerprint !== print) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. ${other}`;
    throw new StripeError(400, { type: 'idempotency_error', message });
  }
  return { status: Number(row.status), body: String(row.body), requestId: String(row.request_id) };
}

export function rememberAnswer(store: Store, key: string, path: string, print: string, answer: Answer): void {
  store.run(
    'insert into answers (key, path, fingerprint, request_id, status, body, created) values (?, ?, ?, ?, ?, ?, ?)',
    key,
    path,
    print,
    answer.requestId,
    answer.status,
    answer.body,
    Math.floor(Date.now() / 1000),
  );
}

export function forgetOldAnswers(store: Store): void {
  store.run('delete from answers where created < ?', Math.floor(Date.now() / 1000) - keptSeconds);
}

/** Equal for equal parameters, in whatever order they came. A digest, so that no card number is kept. */
export function fingerprint(params: Form): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(params)))
    .digest('hex');
}

function sorted(value: FormValue): unknown {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => [key, sorted(item)]);
}
