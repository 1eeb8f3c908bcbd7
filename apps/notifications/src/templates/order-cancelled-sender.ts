import type { Template } from './template.ts';

export const orderCancelledSender: Template = {
  mail: 'by-choice',
  path: '/send',
  ro: {
    subject: 'Comanda {order_id} a fost anulată',
    lines: [
      { when: 'by_carrier', text: 'Șoferul a anulat comanda {order_id}.' },
      { when: 'by_system', text: 'Comanda {order_id} a fost anulată.' },
      'Dacă ai plătit ceva, îți scriem separat despre suma returnată.',
      'Poți lista din nou cursa oricând.',
    ],
    action: 'Vezi livrările tale',
  },
  en: {
    subject: 'Order {order_id} was cancelled',
    lines: [
      { when: 'by_carrier', text: 'The driver cancelled order {order_id}.' },
      { when: 'by_system', text: 'Order {order_id} was cancelled.' },
      'If you paid anything, we write to you separately about the sum that goes back.',
      'You can list the delivery again at any time.',
    ],
    action: 'See your deliveries',
  },
};
