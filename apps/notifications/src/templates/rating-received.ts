import type { Template } from './template.ts';

export const ratingReceived: Template = {
  mail: 'by-choice',
  path: '/driver-history',
  ro: {
    subject: 'Ai primit o evaluare pentru comanda {order_id}',
    lines: [
      'Expeditorul ți-a evaluat cursa {order_id}: serviciu {service}/5, punctualitate {time}/5, comportament {behaviour}/5.',
    ],
    action: 'Vezi istoricul curselor',
  },
  en: {
    subject: 'You were rated for order {order_id}',
    lines: [
      'The sender rated trip {order_id}: service {service}/5, timing {time}/5, behaviour {behaviour}/5.',
    ],
    action: 'See your past trips',
  },
};
