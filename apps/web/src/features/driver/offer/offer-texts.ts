import { defineMessages } from '../../../lib/i18n/messages.ts';

export const offerTexts = defineMessages({
  ro: {
    label: 'Prețul tău',
    send: 'Trimite oferta',
    replace: 'Înlocuiește',
    estimate: (sum: string) => `Estimat: ${sum}`,
    useEstimate: (sum: string) => `Pune ${sum}`,
    senderSees: 'Ce vede expeditorul',
    price: 'Prețul tău, îl primești întreg',
    vat: 'TVA',
    fee: 'Taxa de platformă',
    senderPays: 'Expeditorul plătește în total',
    priceShort: 'prețul tău',
    aboutVat: 'TVA-ul exact îl calculează serverul la trimitere.',
    faults: {
      empty: 'Scrie prețul tău.',
      negative: 'Prețul nu poate fi negativ.',
      decimals: 'Cel mult două zecimale, fără separator de mii: 1200,50.',
      number: 'Scrie doar cifre, de exemplu 120 sau 120,50.',
      most: 'Prețul poate fi de cel mult 1.000.000.',
    },
    mine: 'Oferta ta',
    validUntil: (when: string) =>
      `Valabilă până la ${when}. Dacă trimiți alt preț, îl înlocuiește pe acesta.`,
    reservedTitle: 'Oferta ta a fost aleasă',
    reserved:
      'Expeditorul a plătit taxa de platformă și urmează să plătească livrarea. Apoi cursa apare la „Curse curente”.',
    charging: 'Expeditorul plătește chiar acum taxa pentru oferta ta. Prețul nu se mai poate schimba.',
    withdraw: 'Retrage oferta',
    withdrawTitle: 'Retragi oferta?',
    withdrawLive:
      'Expeditorul nu o mai vede. Nu s-a plătit nimic. Poți trimite alta cât timp comanda e deschisă.',
    withdrawReserved: (fee: string) =>
      `Expeditorul te-a ales și a plătit taxa. La retragere primește înapoi toată taxa, ${fee}, și alege pe altcineva.`,
    keep: 'Păstrează oferta',
    withdrawn: 'Oferta a fost retrasă.',
  },
  en: {
    label: 'Your price',
    send: 'Send the offer',
    replace: 'Replace',
    estimate: (sum) => `Estimate: ${sum}`,
    useEstimate: (sum) => `Put ${sum}`,
    senderSees: 'What the sender sees',
    price: 'Your price, you get all of it',
    vat: 'VAT',
    fee: 'Platform fee',
    senderPays: 'The sender pays in total',
    priceShort: 'your price',
    aboutVat: 'The server computes the exact VAT when you send.',
    faults: {
      empty: 'Enter your price.',
      negative: 'The price cannot be negative.',
      decimals: 'At most two decimals, without a thousands separator: 1200.50.',
      number: 'Digits only, for example 120 or 120.50.',
      most: 'The price can be at most 1,000,000.',
    },
    mine: 'Your offer',
    validUntil: (when) => `Valid until ${when}. Sending another price replaces it.`,
    reservedTitle: 'Your offer was chosen',
    reserved:
      'The sender has paid the platform fee and is about to pay the delivery. Then the trip shows under “Current trips”.',
    charging: 'The sender is paying the fee for your offer right now. The price cannot be changed any more.',
    withdraw: 'Withdraw the offer',
    withdrawTitle: 'Withdraw the offer?',
    withdrawLive:
      'The sender no longer sees it. Nothing was paid. You can send another while the order is open.',
    withdrawReserved: (fee) =>
      `The sender chose you and paid the fee. If you withdraw, they get the whole fee back, ${fee}, and choose somebody else.`,
    keep: 'Keep the offer',
    withdrawn: 'The offer was withdrawn.',
  },
});
