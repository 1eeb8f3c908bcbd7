import { z } from 'zod';
import type { Locale } from '../i18n/locale.ts';
import { readExpiry } from './card-expiry.ts';
import { digitsOf } from './card-number.ts';
import { CardRefusedError, type CardToken } from './card-port.ts';
import { refusalText } from './refusal-texts.ts';
import type { TypedCard } from './typed-card.ts';

const TIMEOUT_MS = 20_000;
const method = z.object({
  id: z.string().startsWith('pm_'),
  card: z.object({ brand: z.string(), last4: z.string() }),
});
const refusal = z.object({ error: z.object({ code: z.string(), decline_code: z.string().optional() }) });

export interface CardSandbox {
  readonly url: string;
  readonly publishableKey: string;
}

/**
 * Sends a card straight to the sandbox, by `fetch` and not through the client of our own calls, which may keep what it
 * sends.
 * @throws CardRefusedError
 */
export async function postCard(card: TypedCard, sandbox: CardSandbox, locale: Locale): Promise<CardToken> {
  const { status, body } = await send(card, sandbox).catch((cause: unknown) => {
    throw new CardRefusedError('unreachable', refusalText('unreachable', locale), { cause });
  });
  const made = status === 200 ? method.safeParse(body) : undefined;
  if (made?.success) {
    const { id: token, card: shown } = made.data;
    return { token, brand: shown.brand, last4: shown.last4 };
  }
  const refused = refusal.safeParse(body);
  // Only 402 is about the card; anything else is a fault on the way.
  if (status !== 402 || !refused.success) {
    throw new CardRefusedError('unreachable', refusalText('unreachable', locale));
  }
  const code = refused.data.error.decline_code ?? refused.data.error.code;
  throw new CardRefusedError(code, refusalText(code, locale));
}

async function send(card: TypedCard, { url, publishableKey }: CardSandbox) {
  const response = await fetch(new URL('/v1/payment_methods', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: formOf(card),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

function formOf({ number, expiry, cvc }: TypedCard): URLSearchParams {
  const read = readExpiry(expiry, new Date());
  return new URLSearchParams({
    type: 'card',
    'card[number]': digitsOf(number),
    'card[exp_month]': read.state === 'good' ? String(read.month) : '',
    'card[exp_year]': read.state === 'good' ? String(read.year) : '',
    'card[cvc]': cvc,
  });
}
