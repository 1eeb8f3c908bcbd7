import type { Template } from './template.ts';

export const offerExpired: Template = {
  mail: 'by-choice',
  path: '/driver-offers',
  ro: {
    subject: 'Oferta ta pentru comanda {order_id} a expirat',
    lines: [
      'Oferta ta de {price_minor} pentru comanda {order_id} nu a fost aleasă la timp și a expirat.',
      'Dacă mai ești disponibil, trimite-o din nou.',
    ],
    action: 'Vezi comenzile din apropiere',
  },
  en: {
    subject: 'Your offer for order {order_id} has expired',
    lines: [
      'Your offer of {price_minor} for order {order_id} was not chosen in time and has expired.',
      'If you are still available, send it again.',
    ],
    action: 'See nearby deliveries',
  },
};
