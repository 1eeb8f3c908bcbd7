import type { Template } from './template.ts';

export const orderExpired: Template = {
  mail: 'by-choice',
  path: '/send',
  ro: {
    subject: 'Comanda {order_id} a expirat',
    lines: [
      'Data de preluare a comenzii {order_id} a trecut fără ca o ofertă să fie acceptată.',
      'O poți lista din nou cu o dată nouă.',
    ],
    action: 'Listează din nou',
  },
  en: {
    subject: 'Order {order_id} has expired',
    lines: [
      'The pick-up date of order {order_id} passed without an accepted offer.',
      'You can list it again with a new date.',
    ],
    action: 'List it again',
  },
};
