import { text } from '../http/params.ts';
import { invalidRequest, StripeError } from '../http/stripe-error.ts';
import type { Form } from '../http/form.ts';
import { testCards } from './test-cards.ts';

/** A card as typed. Only the sandbox's own file ever holds the number, and only published test numbers pass. */
export interface CardDetails {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string | undefined;
}

/** Reads `card[number]`, `[exp_month]`, `[exp_year]`, `[cvc]`. Throws a card_error as Stripe words it. */
export function readCard(form: Form, path: string): CardDetails {
  const number = (text(form, 'number') ?? '').replace(/[\s-]/g, '');
  if (number === '') {
    throw invalidRequest(`Missing required param: ${path}[number].`, `${path}[number]`, 'parameter_missing');
  }
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw refusal('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  const expMonth = Number(text(form, 'exp_month'));
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12) {
    throw refusal('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  const expYear = fullYear(Number(text(form, 'exp_year')));
  if (!isInTheFuture(expMonth, expYear)) {
    throw refusal('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  const cvc = text(form, 'cvc');
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) {
    throw refusal('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  if (!testCards[number]) {
    const message =
      'Your card was declined. Your request was in test mode, but used a non test (live) card. ' +
      'For a list of valid test cards, visit: https://stripe.com/docs/testing.';
    throw new StripeError(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message,
      param: '',
    });
  }
  return { number, expMonth, expYear, cvc };
}

/** The card behind a published name: always valid for another year. */
export function namedCard(number: string): CardDetails {
  const inOneYear = new Date();
  return {
    number,
    expMonth: inOneYear.getUTCMonth() + 1,
    expYear: inOneYear.getUTCFullYear() + 1,
    cvc: undefined,
  };
}

function refusal(code: string, param: string, message: string): StripeError {
  return new StripeError(402, { type: 'card_error', code, param, message });
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** `27` is 2027. */
function fullYear(year: number): number {
  return year >= 0 && year < 100 ? 2000 + year : year;
}

function isInTheFuture(month: number, year: number): boolean {
  if (!Number.isInteger(year) || year > new Date().getUTCFullYear() + 50) return false;
  return Date.UTC(year, month) > Date.now();
}
