import type { Template } from './template.ts';

export const offerReceived: Template = {
  mail: 'by-choice',
  path: '/counter?order_id={order_id}',
  ro: {
    subject: 'Ofertă nouă de {price_minor} pentru comanda {order_id}',
    lines: [
      'Un șofer îți oferă transportul comenzii {order_id} pentru {price_minor}.',
      'Oferta este valabilă până la {valid_until}. Compară ofertele și alege una.',
    ],
    action: 'Vezi ofertele',
  },
  en: {
    subject: 'New offer of {price_minor} for order {order_id}',
    lines: [
      'A driver offers to carry order {order_id} for {price_minor}.',
      'The offer stands until {valid_until}. Compare the offers and choose one.',
    ],
    action: 'See the offers',
  },
};
