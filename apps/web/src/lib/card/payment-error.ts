import { readLocale, type Locale } from '../i18n/locale.ts';
import { defineMessages, pick } from '../i18n/messages.ts';
import { describeError } from '../errors/describe-error.ts';
import { isProblem } from '../errors/is-problem.ts';
import { reasonOf } from './reason-of.ts';
import { refusalText } from './refusal-texts.ts';

export type PaymentError =
  /** The bank wants the payer at `url`; afterwards the call is repeated with `intentId` as `card_token`. */
  | { readonly kind: 'needs-action'; readonly url: string; readonly intentId: string }
  /** The answer is no and nothing was charged. `code` is the problem's; `text` says why, for people. */
  | { readonly kind: 'refused'; readonly code: string; readonly text: string }
  /** Nobody knows whether it was done: the same call with the same idempotency key finds out, and charges once. */
  | { readonly kind: 'unreachable'; readonly text: string; readonly traceId?: string };

const texts = defineMessages({
  ro: {
    unknown:
      'Nu am primit răspuns și nu știm dacă plata s-a făcut. Apasă din nou pe plată: nu vei plăti de două ori.',
  },
  en: {
    unknown:
      'We got no answer and do not know whether the payment was made. Press pay again: you will not pay twice.',
  },
});

/** Reads the failure of a call that pays (platform fee, delivery, top-up). */
export function readPaymentError(error: unknown, locale: Locale = readLocale()): PaymentError {
  if (!isProblem(error)) return { kind: 'unreachable', text: pick(texts, locale).unknown };
  const { code, status, problem } = error;
  if (code === 'payment-needs-action') {
    const url = webAddress(error.fieldMessage('next_action_url'));
    const intentId = error.fieldMessage('intent_id') ?? '';
    if (url !== undefined && intentId.startsWith('pi_')) return { kind: 'needs-action', url, intentId };
  }
  if (status >= 500) {
    const text =
      code === 'payment-in-progress' ? describeError(error, locale).text : pick(texts, locale).unknown;
    return { kind: 'unreachable', text, traceId: problem.trace_id };
  }
  const reason = code === 'payment-refused' ? reasonOf(problem.detail) : undefined;
  const text = reason ? refusalText(reason, locale) : describeError(error, locale).text;
  return { kind: 'refused', code, text };
}

/** The browser is sent there: nothing but a page of the web will do. */
function webAddress(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  return ['https:', 'http:'].includes(new URL(text).protocol) ? text : undefined;
}
