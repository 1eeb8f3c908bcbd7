import type { Template } from './template.ts';

export const reservationLapsed: Template = {
  mail: 'by-choice',
  path: '/',
  ro: {
    subject: 'Rezervarea pentru comanda {order_id} s-a încheiat',
    lines: [
      'Livrarea comenzii {order_id} nu a fost plătită la timp, așa că rezervarea ofertei de {price_minor} s-a încheiat.',
    ],
    action: 'Deschide Cursa',
  },
  en: {
    subject: 'The reservation for order {order_id} has ended',
    lines: [
      'The delivery of order {order_id} was not paid in time, so the reservation of the offer of {price_minor} has ended.',
    ],
    action: 'Open Cursa',
  },
};
