import type { Stripe, StripeCardNumberElement } from '@stripe/stripe-js';
import type { Locale } from '../i18n/locale.ts';
import { CardRefusedError, type CardToken } from './card-port.ts';
import { refusalText } from './refusal-texts.ts';

/**
 * A PaymentMethod of what is in Stripe's fields.
 * @throws CardRefusedError in Stripe's own words where it speaks to the payer, which are in the page's language
 */
export async function collectFromStripe(
  stripe: Stripe | null,
  card: StripeCardNumberElement | null,
  locale: Locale,
): Promise<CardToken> {
  if (!stripe || !card) throw new CardRefusedError('unreachable', refusalText('unreachable', locale));
  const { paymentMethod, error } = await stripe
    .createPaymentMethod({ type: 'card', card })
    .catch((cause: unknown) => {
      throw new CardRefusedError('unreachable', refusalText('unreachable', locale), { cause });
    });
  if (paymentMethod) {
    const { id: token, card: shown } = paymentMethod;
    return { token, ...(shown && { brand: shown.brand, last4: shown.last4 }) };
  }
  const isForThePayer = error.type === 'card_error' || error.type === 'validation_error';
  const code = isForThePayer ? (error.code ?? 'card_declined') : 'unreachable';
  throw new CardRefusedError(code, (isForThePayer && error.message) || refusalText(code, locale));
}
