import type { Template } from './template.ts';

export const offerWithdrawn: Template = {
  mail: 'by-choice',
  path: '/counter?order_id={order_id}',
  ro: {
    subject: 'O ofertă pentru comanda {order_id} a fost retrasă',
    lines: [
      'Șoferul și-a retras oferta de {price_minor} pentru comanda {order_id}.',
      { when: 'fee_paid', text: 'Taxa de platformă plătită pentru ea îți este returnată integral.' },
      'Poți alege dintre celelalte oferte.',
    ],
    action: 'Vezi ofertele',
  },
  en: {
    subject: 'An offer for order {order_id} was withdrawn',
    lines: [
      'The driver withdrew the offer of {price_minor} for order {order_id}.',
      { when: 'fee_paid', text: 'The platform fee you paid for it goes back to you in full.' },
      'You can choose among the other offers.',
    ],
    action: 'See the offers',
  },
};
