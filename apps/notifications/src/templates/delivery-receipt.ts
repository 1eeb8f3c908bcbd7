import type { Template } from './template.ts';

export const deliveryReceipt: Template = {
  mail: 'by-choice',
  path: '/viewdetails?order_id={order_id}',
  ro: {
    subject: 'Confirmarea plății pentru comanda {order_id}: {due_minor}',
    lines: [
      'Plata pentru comanda {order_id} a fost înregistrată.',
      'Prețul transportului: {price_minor}',
      { when: 'vat_minor', text: 'TVA: {vat_minor}' },
      { when: 'discount_minor', text: 'Reducere: −{discount_minor}' },
      'Total livrare: {due_minor} ({payment_method})',
      { when: 'held', text: 'Banii sunt păstrați în siguranță și ajung la șofer după livrare.' },
      { when: 'cash', text: 'Suma se plătește șoferului, în numerar, la livrare.' },
    ],
    action: 'Vezi comanda',
  },
  en: {
    subject: 'Payment confirmation for order {order_id}: {due_minor}',
    lines: [
      'The payment for order {order_id} is recorded.',
      'Price of the transport: {price_minor}',
      { when: 'vat_minor', text: 'VAT: {vat_minor}' },
      { when: 'discount_minor', text: 'Discount: −{discount_minor}' },
      'Delivery total: {due_minor} ({payment_method})',
      { when: 'held', text: 'The money is kept safe and goes to the driver after the delivery.' },
      { when: 'cash', text: 'The sum is paid to the driver in cash, on delivery.' },
    ],
    action: 'See the order',
  },
};
