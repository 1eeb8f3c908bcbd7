import { refuse } from '../fake-client.ts';
import { acceptedOrder, offerOf, orderRow } from '../samples.ts';
import { mihai } from '../session.ts';
import { fillLabelled, press } from './hand.ts';
import { drivenOrder, hideDevice, nearbyReads, openOrder } from './samples.ts';
import type { WordRow } from './word-row.ts';

const ORDER = '/api/v1/orders/o-1';
const detail = '/deliveryDetail?order_id=o-1';
const offer = (price: string) => async () => {
  await fillLabelled('Prețul tău', price);
  await press('Trimite oferta');
};
const complete = () => press('Complete Delivery');
const signAndComplete = async () => {
  await press('Nume scris', 'radio');
  await fillLabelled('Numele celui care primește', 'Ion Ionescu');
  await complete();
};
const driverRow = (part: Omit<WordRow, 'who'>): WordRow => ({ who: 'driver', ...part });

/** Requests near a driver, an offer, and the end of a trip. */
export const driverWords: readonly WordRow[] = [
  driverRow({
    at: '/driver-offers',
    when: 'the place is refused',
    says: ['locationRequiredTitle', 'locationRequired'],
    before: () => hideDevice('denied'),
    answers: nearbyReads,
  }),
  driverRow({
    at: '/driver-offers',
    when: 'the browser knows no place',
    says: ['locationUnsupportedTitle', 'locationUnsupported'],
    before: () => hideDevice('unsupported'),
    answers: nearbyReads,
  }),
  driverRow({
    at: detail,
    when: 'an offer of 0 is sent',
    says: ['zeroOffer'],
    quotes: ['Open'],
    answers: openOrder,
    act: offer('0'),
  }),
  driverRow({
    at: detail,
    when: 'an offer is sent',
    says: ['offerSent'],
    answers: { ...openOrder, [`PUT ${ORDER}/offer`]: offerOf() },
    act: offer('120'),
  }),
  driverRow({
    at: detail,
    when: 'the server refuses an offer: its message',
    says: [],
    quotes: ['Not this one today'],
    answers: { ...openOrder, [`PUT ${ORDER}/offer`]: refuse(409, 'unheard-of', [], 'Not this one today') },
    act: offer('120'),
  }),
  driverRow({
    at: detail,
    when: 'the account waits for the administrator',
    says: ['notActivated'],
    answers: {
      ...nearbyReads,
      'GET /api/v1/me': { ...mihai, status: 'pending' },
      'GET /api/v1/nearby-orders': { orders: [] },
      [`GET ${ORDER}`]: refuse(404, 'order-not-found'),
    },
  }),
  driverRow({
    at: detail,
    when: 'the delivery is accepted',
    says: ['completeDelivery', 'chat'],
    quotes: ['Accepted'],
    answers: drivenOrder,
  }),
  driverRow({
    at: detail,
    when: 'completed without a signature',
    says: ['enterSignature', 'signatureRequired'],
    answers: drivenOrder,
    act: complete,
  }),
  driverRow({
    at: detail,
    when: 'completed',
    says: ['deliveryCompleted'],
    answers: {
      ...drivenOrder,
      [`POST ${ORDER}/completion`]: { ...acceptedOrder, status: 'Completed' },
      'GET /api/v1/trips': { orders: [] },
    },
    act: signAndComplete,
    goesTo: '/current-trips',
  }),
  driverRow({
    at: detail,
    when: 'the server refuses the completion: its message',
    says: [],
    quotes: ['Not yours to complete'],
    answers: {
      ...drivenOrder,
      [`POST ${ORDER}/completion`]: refuse(409, 'unheard-of', [], 'Not yours to complete'),
    },
    act: signAndComplete,
  }),
  ...[
    { at: '/current-trips', status: 'Accepted' },
    { at: '/driver-history', status: 'Completed' },
  ].map(({ at, status }) =>
    driverRow({
      at,
      when: 'there is a trip',
      says: [],
      quotes: [status],
      answers: { 'GET /api/v1/trips': { orders: [{ ...orderRow, status, agreed_minor: 12_050 }] } },
    }),
  ),
];
