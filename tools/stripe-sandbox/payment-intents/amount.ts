import { integer, requiredText } from '../http/params.ts';
import { invalidRequest } from '../http/stripe-error.ts';
import type { Form } from '../http/form.ts';

/** Stripe's smallest charges in minor units: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const minimums: Readonly<Record<string, number>> = {
  usd: 50,
  eur: 50,
  ron: 200,
  gbp: 30,
  chf: 50,
  huf: 17500,
  bgn: 100,
  pln: 200,
};
const maximum = 99_999_999;

export function readCurrency(params: Form): string {
  const currency = requiredText(params, 'currency').toLowerCase();
  if (!(currency in minimums)) {
    const message = `Invalid currency: ${currency}. The sandbox knows: ${Object.keys(minimums).join(', ')}`;
    throw invalidRequest(message, 'currency');
  }
  return currency;
}

/** A positive amount in minor units within Stripe's limits for the currency. */
export function readAmount(params: Form, currency: string): number {
  const amount = integer(params, 'amount');
  if (amount === undefined)
    throw invalidRequest('Missing required param: amount.', 'amount', 'parameter_missing');
  if (amount < 1)
    throw invalidRequest(
      'This value must be greater than or equal to 1.',
      'amount',
      'parameter_invalid_integer',
    );
  const minimum = minimums[currency] ?? 50;
  if (amount < minimum) {
    throw invalidRequest(`Amount must be at least ${money(minimum, currency)}`, 'amount', 'amount_too_small');
  }
  if (amount > maximum) {
    throw invalidRequest(
      `Amount must be no more than ${money(maximum, currency)}`,
      'amount',
      'amount_too_large',
    );
  }
  return amount;
}

/** `$0.50 usd`, as Stripe's messages have it. */
export function money(amount: number, currency: string): string {
  const symbol = { usd: '$', eur: '€', gbp: '£' }[currency] ?? '';
  return `${symbol}${(amount / 100).toFixed(2)} ${currency}`;
}
