import { jest } from '@jest/globals';
import { keepSample, sampleDraft } from '../../features/wizard/testing/sample-draft.ts';
import { acceptedOrder, money, offerOf, order } from '../samples.ts';
import { mihai } from '../session.ts';

export const session = { access_token: 't', expires_at: '2036-01-01T00:00:00Z' };
export const nothingBack = {
  fee_back_minor: 0,
  delivery_back_minor: 0,
  currency: 'USD',
  rule: 'sender-open',
  matrix: [],
};
export const nearbyReads = {
  'GET /api/v1/me': mihai,
  'GET /api/v1/nearby-orders': { orders: [] },
  'GET /api/v1/offers': { offers: [] },
};

const ORDER = '/api/v1/orders/o-1';
/** What the screens of an order with one live offer read. */
export const openOrder = {
  'GET /api/v1/me': mihai,
  [`GET ${ORDER}`]: order,
  [`GET ${ORDER}/offers`]: { offers: [offerOf()] },
  [`GET ${ORDER}/agreement`]: { offer: null },
  [`GET ${ORDER}/money`]: { ...money, fee_paid: false, price_minor: 0, due_minor: 0 },
  [`GET ${ORDER}/cancellation-terms`]: nothingBack,
};
const reserved = offerOf({ state: 'reserved', fee_paid: true });
/** Its platform fee is paid. */
export const reservedOrder = {
  ...openOrder,
  [`GET ${ORDER}/offers`]: { offers: [reserved] },
  [`GET ${ORDER}/agreement`]: { offer: reserved },
  [`GET ${ORDER}/money`]: money,
  [`GET ${ORDER}/payment-summary`]: {
    price_minor: 42_000,
    vat_minor: 0,
    total_minor: 42_000,
    fee_minor: 4_200,
    discount_minor: 0,
    due_minor: 42_000,
    currency: 'USD',
  },
  'GET /api/v1/wallet': { balance_minor: 10_000, currency: 'USD' },
  'GET /api/v1/coupons': { coupons: [] },
};
/** Paid, and the driver's. */
export const drivenOrder = {
  ...reservedOrder,
  [`GET ${ORDER}`]: acceptedOrder,
  [`GET ${ORDER}/money`]: { ...money, payment_method: 'stripe', delivery_payment: 'held' },
};

/** The card sandbox takes the card. */
export function takeCards(): void {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue({
    status: 200,
    json: () => Promise.resolve({ id: 'pm_1', card: { brand: 'visa', last4: '4242' } }),
  } as Response);
}

/** A booking of one parcel, filled in up to the last step. */
export const keepBooking = (): void => keepSample(sampleDraft());

/** The device's place: refused, or a browser that has none to give. */
export function hideDevice(answer: 'denied' | 'unsupported'): void {
  if (answer === 'unsupported') return void delete (navigator as { geolocation?: unknown }).geolocation;
  const getCurrentPosition = (_found: PositionCallback, failed: PositionErrorCallback) =>
    failed({ code: 1 } as GeolocationPositionError);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
}
