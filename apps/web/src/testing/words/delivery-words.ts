import { refuse } from '../fake-client.ts';
import { acceptedOrder, order, orderRow } from '../samples.ts';
import { fillLabelled, press } from './hand.ts';
import { drivenOrder, openOrder } from './samples.ts';
import type { WordRow } from './word-row.ts';

const ORDERS = 'GET /api/v1/orders';
const MESSAGES = '/api/v1/conversations';
const ended = { ...orderRow, status: 'Completed', agreed_minor: 42_000 };
const completed = { ...drivenOrder, 'GET /api/v1/orders/o-1': { ...acceptedOrder, status: 'Completed' } };
const rate = async () => {
  await press('Evaluează cursa');
  for (const part of ['Serviciu', 'Timp', 'Comportament']) await press(`${part}: 5 stele`, 'radio');
  await press('Evaluează');
};
const RATING = 'PUT /api/v1/orders/o-1/rating';
const filtered = (other: string) => ({
  ...openOrder,
  [`GET ${MESSAGES}/${other}/messages`]: { messages: [], free: false },
});

/** Lists, details and ratings of deliveries, and the chat before acceptance. */
export const deliveryWords: readonly WordRow[] = [
  {
    at: '/send',
    who: 'sender',
    when: 'there is a delivery',
    says: ['activeDeliveryTab', 'historyTab', 'viewDetails'],
    quotes: ['Open'],
    answers: { [ORDERS]: { orders: [orderRow], next_cursor: null } },
  },
  {
    at: '/history',
    who: 'sender',
    when: 'there is a delivery',
    says: ['activeDeliveryTab', 'historyTab', 'details'],
    quotes: ['Completed'],
    answers: { [ORDERS]: { orders: [ended], next_cursor: null } },
  },
  {
    at: '/history',
    who: 'sender',
    when: 'there is none',
    says: ['noHistory'],
    answers: { [ORDERS]: { orders: [], next_cursor: null } },
  },
  {
    at: '/viewdetails?order_id=o-1',
    who: 'sender',
    when: 'the delivery is open',
    says: ['seeOffer'],
    quotes: ['Open'],
    answers: openOrder,
  },
  {
    at: '/viewdetails?order_id=o-1',
    who: 'sender',
    when: 'the delivery is accepted',
    says: ['chat'],
    quotes: ['Accepted'],
    answers: drivenOrder,
  },
  {
    at: '/trip?order_id=o-1',
    who: 'sender',
    when: 'rated',
    says: ['ratingSaved', 'successTitle'],
    quotes: ['Completed'],
    answers: { ...completed, [RATING]: { service: 5, time: 5, behaviour: 5, comment: '' } },
    act: rate,
  },
  {
    at: '/trip?order_id=o-1',
    who: 'sender',
    when: 'the rating is refused',
    says: ['ratingFailed', 'errorTitle'],
    answers: { ...completed, [RATING]: refuse(409, 'order-not-completed') },
    act: rate,
  },
  ...(
    [
      { at: '/userChat?driver_id=d-mihai&order_id=o-1', who: 'sender', other: 'd-mihai' },
      { at: `/driverChat?user_id=${order.sender_id}&order_id=o-1`, who: 'driver', other: order.sender_id },
    ] as const
  ).flatMap(({ at, who, other }): WordRow[] => [
    {
      at,
      who,
      when: 'a phone number is written before acceptance',
      says: ['phoneNotAllowed'],
      answers: filtered(other),
      act: () => fillLabelled('Mesajul tău', 'sună-mă la 072-212-3456'),
    },
    {
      at,
      who,
      when: 'a profane word is written before acceptance',
      says: [['wordNotAllowed', 'Prostule']],
      answers: filtered(other),
      act: () => fillLabelled('Mesajul tău', 'Hai, Prostule!'),
    },
  ]),
];
