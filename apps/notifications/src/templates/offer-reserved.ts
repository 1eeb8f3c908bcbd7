import type { Template } from './template.ts';

export const offerReserved: Template = {
  mail: 'by-choice',
  path: '/deliveryDetail?order_id={order_id}',
  ro: {
    subject: 'Oferta ta pentru comanda {order_id} a fost aleasă',
    lines: [
      'Expeditorul a plătit taxa de platformă: oferta ta pentru comanda {order_id} este rezervată.',
      'Îți scriem când plătește livrarea și comanda este a ta. Până atunci prețul nu se mai poate schimba.',
    ],
    action: 'Vezi comanda',
  },
  en: {
    subject: 'Your offer for order {order_id} was chosen',
    lines: [
      'The sender paid the platform fee: your offer for order {order_id} is reserved.',
      'We write to you when the delivery is paid and the order is yours. Until then the price cannot be changed.',
    ],
    action: 'See the order',
  },
};
