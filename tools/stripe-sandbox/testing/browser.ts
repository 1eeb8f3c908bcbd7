import { defaultPublishableKey } from '../config.ts';

export interface BrowserAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

interface Call {
  origin?: string;
  key?: string;
  form?: Record<string, string>;
}

/** Calls the sandbox as a page would: an origin, the publishable key, a form. */
export async function asBrowser(
  base: string,
  method: string,
  path: string,
  call: Call = {},
): Promise<BrowserAnswer> {
  const { origin = 'http://localhost:8080', key = defaultPublishableKey, form } = call;
  const response = await fetch(base + path, {
    method,
    headers: { origin, authorization: `Bearer ${key}` },
    ...(form && { body: new URLSearchParams(form) }),
  });
  const text = await response.text();
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  return { status: response.status, headers: response.headers, body };
}

/** A card's fields as a browser posts them to `/v1/payment_methods`. */
export function cardForm(number: string): Record<string, string> {
  return {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '40',
    'card[cvc]': '123',
  };
}
