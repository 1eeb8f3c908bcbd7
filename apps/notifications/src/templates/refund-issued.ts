import type { Template } from './template.ts';

export const refundIssued: Template = {
  mail: 'by-choice',
  path: '/history',
  ro: {
    subject: 'Ți-am returnat {amount_minor} pentru comanda {order_id}',
    lines: [
      {
        when: 'fee',
        text: 'Taxa de platformă de {amount_minor} pentru comanda {order_id} a fost returnată.',
      },
      {
        when: 'delivery',
        text: 'Suma de {amount_minor} plătită pentru livrarea comenzii {order_id} a fost returnată.',
      },
      'Banii se întorc pe calea pe care ai plătit; la card poate dura câteva zile lucrătoare.',
    ],
    action: 'Vezi istoricul',
  },
  en: {
    subject: 'We refunded {amount_minor} for order {order_id}',
    lines: [
      { when: 'fee', text: 'The platform fee of {amount_minor} for order {order_id} was refunded.' },
      {
        when: 'delivery',
        text: 'The {amount_minor} you paid for the delivery of order {order_id} was refunded.',
      },
      'The money goes back the way you paid; on a card this can take some working days.',
    ],
    action: 'See your history',
  },
};
