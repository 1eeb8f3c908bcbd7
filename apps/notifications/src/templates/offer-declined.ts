import type { Template } from './template.ts';

export const offerDeclined: Template = {
  mail: 'by-choice',
  path: '/driver-offers',
  ro: {
    subject: 'Oferta ta pentru comanda {order_id} a fost refuzată',
    lines: [
      'Expeditorul a refuzat oferta ta de {price_minor} pentru comanda {order_id}.',
      'Poți trimite o ofertă nouă cât timp comanda este deschisă.',
    ],
    action: 'Vezi comenzile din apropiere',
  },
  en: {
    subject: 'Your offer for order {order_id} was declined',
    lines: [
      'The sender declined your offer of {price_minor} for order {order_id}.',
      'You may send a new one as long as the order is open.',
    ],
    action: 'See nearby deliveries',
  },
};
