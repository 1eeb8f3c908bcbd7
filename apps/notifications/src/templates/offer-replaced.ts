import type { Template } from './template.ts';

export const offerReplaced: Template = {
  mail: 'by-choice',
  path: '/counter?order_id={order_id}',
  ro: {
    subject: 'Preț nou, {price_minor}, pentru comanda {order_id}',
    lines: [
      'Un șofer și-a schimbat oferta pentru comanda {order_id}: de la {previous_price_minor} la {price_minor}.',
      'Oferta este valabilă până la {valid_until}.',
    ],
    action: 'Vezi ofertele',
  },
  en: {
    subject: 'New price, {price_minor}, for order {order_id}',
    lines: [
      'A driver changed the offer for order {order_id}: from {previous_price_minor} to {price_minor}.',
      'The offer stands until {valid_until}.',
    ],
    action: 'See the offers',
  },
};
