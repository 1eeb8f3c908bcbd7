import type { Template } from './template.ts';

export const orderCancelledDriver: Template = {
  mail: 'by-choice',
  path: '/driver-offers',
  ro: {
    subject: 'Comanda {order_id} a fost anulată',
    lines: [
      { when: 'by_sender', text: 'Expeditorul a anulat comanda {order_id}. Nu mai trebuie să o preiei.' },
      { when: 'by_system', text: 'Comanda {order_id} a fost anulată. Nu mai trebuie să o preiei.' },
      'Alte comenzi din apropiere te așteaptă.',
    ],
    action: 'Vezi comenzile din apropiere',
  },
  en: {
    subject: 'Order {order_id} was cancelled',
    lines: [
      { when: 'by_sender', text: 'The sender cancelled order {order_id}. You need not pick it up any more.' },
      { when: 'by_system', text: 'Order {order_id} was cancelled. You need not pick it up any more.' },
      'Other deliveries nearby are waiting.',
    ],
    action: 'See nearby deliveries',
  },
};
