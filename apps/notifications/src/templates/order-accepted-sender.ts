import type { Template } from './template.ts';

export const orderAcceptedSender: Template = {
  mail: 'by-choice',
  path: '/viewdetails?order_id={order_id}',
  ro: {
    subject: 'Comanda {order_id} este confirmată',
    lines: [
      'Comanda ta {order_id} a fost atribuită șoferului ales, la prețul de {price_minor}.',
      'Stabiliți detaliile preluării în chat. Poți urmări comanda oricând.',
    ],
    action: 'Urmărește comanda',
  },
  en: {
    subject: 'Order {order_id} is confirmed',
    lines: [
      'Your order {order_id} is assigned to the driver you chose, at {price_minor}.',
      'Settle the details of the pick-up in the chat. You can follow the order at any time.',
    ],
    action: 'Follow the order',
  },
};
