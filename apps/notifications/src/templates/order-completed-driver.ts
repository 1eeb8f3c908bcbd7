import type { Template } from './template.ts';

export const orderCompletedDriver: Template = {
  mail: 'by-choice',
  path: '/driver-history',
  ro: {
    subject: 'Ai livrat comanda {order_id}',
    lines: [
      'Livrarea comenzii {order_id} este înregistrată. Mulțumim!',
      'Îți scriem când banii devin disponibili pentru plată.',
    ],
    action: 'Vezi istoricul curselor',
  },
  en: {
    subject: 'You delivered order {order_id}',
    lines: [
      'The delivery of order {order_id} is recorded. Thank you!',
      'We write to you when the money becomes payable.',
    ],
    action: 'See your past trips',
  },
};
