import type { Template } from './template.ts';

export const orderAcceptedDriver: Template = {
  mail: 'by-choice',
  path: '/deliveryDetail?order_id={order_id}',
  ro: {
    subject: 'Comanda {order_id} este a ta',
    lines: [
      'Expeditorul a acceptat oferta ta de {price_minor} pentru comanda {order_id}.',
      'Plata: {payment_method}.',
      'Vezi adresele și datele de contact, apoi stabilește preluarea în chat.',
    ],
    action: 'Vezi comanda',
  },
  en: {
    subject: 'Order {order_id} is yours',
    lines: [
      'The sender accepted your offer of {price_minor} for order {order_id}.',
      'Payment: {payment_method}.',
      'Look at the addresses and contacts, then settle the pick-up in the chat.',
    ],
    action: 'See the order',
  },
};
