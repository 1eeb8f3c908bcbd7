import { defineMessages } from '../../lib/i18n/messages.ts';

export const payingTexts = defineMessages({
  ro: {
    refusedTitle: 'Nu s-a plătit nimic',
    leavingTitle: 'Banca îți cere o confirmare',
    leaving: 'Te ducem la pagina băncii. După confirmare revii singur aici.',
    toBank: 'Deschide pagina băncii',
    unansweredTitle: 'Nu plăti din nou, verificăm',
    unanswered:
      'Legătura s-a întrerupt înainte de răspuns. Întrebăm serverul ce s-a întâmplat. Poți repeta aceeași plată: oricât de des o repeți, banii se iau o singură dată.',
    repeat: 'Repetă aceeași plată',
    paying: 'Plătim… nu închide pagina.',
    unavailable: 'Cardul nu a putut fi verificat și nu s-a luat nimic. Încearcă din nou.',
    loading: 'Se încarcă formularul cardului',
    rulesTitle: 'Ce primești înapoi dacă anulezi',
    rule: {
      'sender-open': 'Anulezi înainte de taxa de platformă',
      'sender-reserved-fresh': 'Anulezi în 24 de ore de la plata taxei',
      'sender-reserved-old': 'Anulezi la mai mult de 24 de ore de la plata taxei',
      'sender-accepted': 'Anulezi după ce ai plătit livrarea',
      'carrier-reserved-fresh': 'Transportatorul se retrage',
      'carrier-accepted': 'Transportatorul se retrage după acceptare',
    },
    ruleColumn: 'Când',
    feeColumn: 'Taxa',
    deliveryColumn: 'Livrarea',
  },
  en: {
    refusedTitle: 'Nothing was paid',
    leavingTitle: 'Your bank asks for a confirmation',
    leaving: 'We are taking you to your bank’s page. After the confirmation you come back here by itself.',
    toBank: 'Open the bank’s page',
    unansweredTitle: 'Do not pay again, we are checking',
    unanswered:
      'The line was cut before the answer came. We are asking the server what happened. You may repeat the same payment: however often you do, the money is taken once.',
    repeat: 'Repeat the same payment',
    paying: 'Paying… do not close the page.',
    unavailable: 'The card could not be checked and nothing was taken. Try again.',
    loading: 'Loading the card form',
    rulesTitle: 'What you get back if you cancel',
    rule: {
      'sender-open': 'You cancel before the platform fee',
      'sender-reserved-fresh': 'You cancel within 24 hours after paying the fee',
      'sender-reserved-old': 'You cancel later than 24 hours after paying the fee',
      'sender-accepted': 'You cancel after paying the delivery',
      'carrier-reserved-fresh': 'The carrier withdraws',
      'carrier-accepted': 'The carrier withdraws after acceptance',
    },
    ruleColumn: 'When',
    feeColumn: 'Fee',
    deliveryColumn: 'Delivery',
  },
});
