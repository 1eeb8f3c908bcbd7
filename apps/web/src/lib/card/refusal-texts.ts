import type { Locale } from '../i18n/locale.ts';
import { defineMessages, pick } from '../i18n/messages.ts';

/** Why a card was not taken, by the processor's codes and ours. */
const texts = defineMessages({
  ro: {
    incomplete: 'Completează datele cardului.',
    unreachable: 'Nu am ajuns la procesatorul de carduri. Nu s-a plătit nimic; încearcă din nou.',
    incorrect_number: 'Numărul cardului nu este corect.',
    invalid_number: 'Numărul cardului nu este corect.',
    invalid_expiry_month: 'Luna de expirare nu este corectă.',
    invalid_expiry_year: 'Cardul a expirat sau anul nu este corect.',
    expired_card: 'Cardul a expirat. Folosește alt card.',
    invalid_cvc: 'Codul CVC nu este corect.',
    incorrect_cvc: 'Codul CVC nu este corect.',
    insufficient_funds: 'Nu sunt destui bani pe card. Folosește alt card sau altă metodă.',
    card_velocity_exceeded: 'Limita cardului a fost depășită. Folosește alt card sau încearcă mai târziu.',
    processing_error: 'Banca nu a putut procesa plata. Nu s-a plătit nimic; încearcă din nou.',
    authentication_failed: 'Plata nu a fost confirmată la bancă. Nu s-a plătit nimic.',
    authentication_late:
      'Plata nu a fost confirmată la bancă la timp. Nu s-a plătit nimic; încearcă din nou.',
    test_mode_live_card: 'Acesta nu este un card de test. Aici se acceptă numai carduri de test.',
    card_declined: 'Banca a refuzat cardul. Nu s-a plătit nimic; folosește alt card sau altă metodă.',
  },
  en: {
    incomplete: 'Fill in the card details.',
    unreachable: 'We could not reach the card processor. Nothing was paid; try again.',
    incorrect_number: 'The card number is not right.',
    invalid_number: 'The card number is not right.',
    invalid_expiry_month: 'The month of expiry is not right.',
    invalid_expiry_year: 'The card has expired, or the year is not right.',
    expired_card: 'The card has expired. Use another card.',
    invalid_cvc: 'The CVC code is not right.',
    incorrect_cvc: 'The CVC code is not right.',
    insufficient_funds: 'There is not enough money on the card. Use another card or method.',
    card_velocity_exceeded: 'The card’s limit is exceeded. Use another card or try later.',
    processing_error: 'The bank could not process the payment. Nothing was paid; try again.',
    authentication_failed: 'The payment was not confirmed at the bank. Nothing was paid.',
    authentication_late: 'The payment was not confirmed at the bank in time. Nothing was paid; try again.',
    test_mode_live_card: 'This is not a test card. Only test cards are taken here.',
    card_declined: 'The bank refused the card. Nothing was paid; use another card or method.',
  },
});

export type RefusalReason = keyof typeof texts.ro;

/** Words for a code; what is not known by name is a plain refusal. */
export function refusalText(code: string, locale: Locale): string {
  const words = pick(texts, locale);
  return Object.hasOwn(words, code) ? words[code as RefusalReason] : words.card_declined;
}
