import type { Template } from './template.ts';

export const feeReceipt: Template = {
  mail: 'by-choice',
  path: '/counter?order_id={order_id}',
  ro: {
    subject: 'Taxa de platformă de {amount_minor} pentru comanda {order_id} a fost plătită',
    lines: [
      'Am primit taxa de platformă de {amount_minor} pentru comanda {order_id}. Oferta aleasă este rezervată pentru tine.',
      'Mai ai un pas: plătește livrarea, ca șoferul să pornească la drum.',
    ],
    action: 'Plătește livrarea',
  },
  en: {
    subject: 'Platform fee of {amount_minor} paid for order {order_id}',
    lines: [
      'We received the platform fee of {amount_minor} for order {order_id}. The offer you chose is reserved for you.',
      'One step is left: pay the delivery, so that the driver can set out.',
    ],
    action: 'Pay the delivery',
  },
};
