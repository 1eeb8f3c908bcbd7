import type { Template } from './template.ts';

export const fundsReleased: Template = {
  mail: 'by-choice',
  path: '/driver-history',
  ro: {
    subject: '{amount_minor} pentru comanda {order_id} sunt disponibili',
    lines: [
      'Câștigul tău de {amount_minor} pentru comanda {order_id} este acum disponibil pentru plată în contul tău bancar.',
    ],
    action: 'Vezi istoricul curselor',
  },
  en: {
    subject: '{amount_minor} for order {order_id} is payable',
    lines: ['Your earnings of {amount_minor} for order {order_id} are now payable to your bank account.'],
    action: 'See your past trips',
  },
};
