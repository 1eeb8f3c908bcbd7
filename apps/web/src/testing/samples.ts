import { orderLine } from '@cursa/contracts/catalogues/order-line';
import type { OrderDetail, OrderRow } from '@cursa/contracts/http/booking';
import type { Offer } from '@cursa/contracts/http/offers';
import type { OrderMoney } from '@cursa/contracts/http/payments';
import type { WebSettings } from '@cursa/contracts/http/web-settings';

/** What the installation of a test tells its pages: a card sandbox, dollars. */
export const settings: WebSettings = {
  currency: 'USD',
  currency_symbol: '$',
  stripe_publishable_key: null,
  card_sandbox_url: 'http://sandbox.test',
  map_tiles_url: null,
  map_tiles_attribution: '',
  app_code: 'cursa-app',
  terms_version: '2026-01',
};

export const orderRow: OrderRow = {
  order_id: 'o-1',
  status: 'Open',
  category: 'removals',
  pickup_address: 'Strada Memorandumului 21, Cluj-Napoca',
  dropoff_address: 'Bulevardul Ștefan cel Mare 8, Iași',
  pickup_date: '2026-12-01',
  delivery_date: null,
  sender_name: 'Ana Popescu',
  receiver_name: 'Dan Radu',
  estimate_minor: 48_718,
  agreed_minor: null,
  currency: 'USD',
  distance_m: 399_680,
  created_at: '2026-11-21T10:00:00.000Z',
};

const handling = { floor: 2, lift: false, packing: false, dismantling: false, assembling: false };
const place = { additional: '', latitude: 46.77, longitude: 23.59 };
const line = orderLine.parse({ item_name: 'Sofa - 3 seater', quantity: 2 });

export const order: OrderDetail = {
  ...orderRow,
  sender_id: 'a-ana',
  sender_contact: '0712345678',
  receiver_contact: '0712345679',
  pickup: { ...place, address: orderRow.pickup_address },
  dropoff: { ...place, address: orderRow.dropoff_address },
  schedule: { option: 'before', pickup_date: '2026-12-01', delivery_date: null, pickup_time: '' },
  pickup_time: '',
  from: { ...handling, floor: 5, lift: true },
  to: handling,
  vehicle_type: 'Car',
  instructions: '',
  courier_notes: '',
  lines: [line],
  photo_urls: [],
  breakdown: [],
  base_minor: 0,
  vat_minor: 0,
  tariff_version: '1',
  sender: { first_name: 'Ana', last_name: 'Popescu' },
  driver: null,
  payment_method: null,
  accepted_at: null,
  completed_at: null,
  cancelled_at: null,
  rating: null,
};

export const acceptedOrder: OrderDetail = {
  ...order,
  status: 'Accepted',
  agreed_minor: 42_000,
  driver: {
    driver_id: 'd-mihai',
    first_name: 'Mihai',
    last_name: 'Dumitrescu',
    image_url: '',
    vehicle_type: 'Van',
  },
};

/** Valid for two days from when the test runs. */
export function offerOf(changes: Partial<Offer> = {}): Offer {
  return {
    offer_id: 'f-1',
    order_id: 'o-1',
    sender_id: 'a-ana',
    driver_id: 'd-mihai',
    state: 'live',
    price_minor: 42_000,
    vat_minor: 0,
    total_minor: 42_000,
    fee_minor: 4_200,
    fee_paid: false,
    currency: 'USD',
    valid_until: new Date(Date.now() + 2 * 86_400_000 + 60_000).toISOString(),
    sent_at: '2026-11-21T10:00:00.000Z',
    driver: {
      first_name: 'Mihai',
      last_name: 'D.',
      image_url: '',
      vehicle_type: 'Van',
      rating: 4.5,
      rating_count: 2,
    },
    ...changes,
  };
}

export const money: OrderMoney = {
  order_id: 'o-1',
  currency: 'USD',
  fee_minor: 4_200,
  fee_paid: true,
  price_minor: 42_000,
  vat_minor: 0,
  discount_minor: 0,
  due_minor: 42_000,
  payment_method: null,
  delivery_payment: 'none',
  refunded_minor: 0,
  invoice_url: '',
};
