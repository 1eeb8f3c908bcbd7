import type { Template } from './template.ts';

export const orderCompletedSender: Template = {
  mail: 'by-choice',
  path: '/trip?order_id={order_id}',
  ro: {
    subject: 'Comanda {order_id} a fost livrată',
    lines: [
      'Comanda ta {order_id} a fost livrată.',
      'Spune-ne cum a fost: evaluează serviciul, punctualitatea și comportamentul șoferului.',
    ],
    action: 'Evaluează cursa',
  },
  en: {
    subject: 'Order {order_id} was delivered',
    lines: [
      'Your order {order_id} was delivered.',
      "Tell us how it went: rate the driver's service, timing and behaviour.",
    ],
    action: 'Rate the trip',
  },
};
