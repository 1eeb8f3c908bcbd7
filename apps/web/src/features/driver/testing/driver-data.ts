import { orderLine } from '@cursa/contracts/catalogues/order-line';
import type { OrderDetail } from '@cursa/contracts/http/booking';
import type { Offer } from '@cursa/contracts/http/offers';
import type { OrderMoney } from '@cursa/contracts/http/payments';
import type { NearbyRow } from '../nearby/nearby-row.ts';

const cluj = { latitude: 46.77, longitude: 23.59 };
const iasi = { latitude: 47.16, longitude: 27.58 };

export function nearbyRow(orderId: string, change: Partial<NearbyRow> = {}): NearbyRow {
  return {
    order_id: orderId,
    status: 'Open',
    category: 'furniture',
    pickup_address: 'Strada Memorandumului 12, Cluj-Napoca',
    dropoff_address: 'Strada Republicii 3, Turda',
    pickup_date: '2030-01-10',
    delivery_date: null,
    sender_name: 'Ana P.',
    receiver_name: 'Ion',
    estimate_minor: 20_000,
    agreed_minor: null,
    currency: 'USD',
    distance_m: 31_456,
    created_at: '2030-01-01T10:00:00Z',
    pickup_distance_m: 2_345,
    sender_short_name: 'Ana P.',
    pickup_point: cluj,
    dropoff_point: iasi,
    ...change,
  };
}

const flags = { floor: 2, lift: false, packing: false, dismantling: false, assembling: false };

export function orderDetail(change: Partial<OrderDetail> = {}): OrderDetail {
  const { pickup_distance_m, sender_short_name, pickup_point, dropoff_point, ...row } = nearbyRow('o-1');
  return {
    ...row,
    sender_id: 'a-ana',
    sender_contact: '',
    receiver_contact: '',
    pickup: { address: row.pickup_address, additional: '', ...pickup_point },
    dropoff: { address: row.dropoff_address, additional: '', ...dropoff_point },
    schedule: { option: 'before', pickup_date: row.pickup_date, delivery_date: null, pickup_time: '' },
    pickup_time: '',
    from: { ...flags, floor: 5, dismantling: true },
    to: { ...flags, lift: true, assembling: true },
    vehicle_type: 'Car',
    instructions: 'Atent',
    courier_notes: '',
    lines: [orderLine.parse({ item_name: 'Sofa - 2 seater', quantity: 2, weight: 40 })],
    photo_urls: [],
    breakdown: [],
    base_minor: 1_000,
    vat_minor: 3_471,
    tariff_version: 't-1',
    sender: { first_name: 'Ana', last_name: 'P' },
    driver: null,
    payment_method: null,
    accepted_at: null,
    completed_at: null,
    cancelled_at: null,
    rating: null,
    ...change,
  };
}

/** The same delivery once it is this driver's. */
export const acceptedOrder = orderDetail({
  status: 'Accepted',
  sender_name: 'Ana Popescu',
  sender_contact: '0712345678',
  receiver_name: 'Ion Ionescu',
  receiver_contact: '0723456789',
  agreed_minor: 12_000,
  payment_method: 'cash',
  accepted_at: '2030-01-02T10:00:00Z',
});

export function ownOffer(change: Partial<Offer> = {}): Offer {
  return {
    offer_id: 'f-1',
    order_id: 'o-1',
    sender_id: 'a-ana',
    driver_id: 'd-mihai',
    state: 'live',
    price_minor: 12_000,
    vat_minor: 2_520,
    total_minor: 14_520,
    fee_minor: 1_200,
    fee_paid: false,
    currency: 'USD',
    valid_until: '2030-01-04T10:00:00Z',
    sent_at: '2030-01-02T10:00:00Z',
    driver: {
      first_name: 'Mihai',
      last_name: 'Popescu',
      image_url: '',
      vehicle_type: 'Van',
      rating: 0,
      rating_count: 0,
    },
    ...change,
  };
}

export const cashMoney: OrderMoney = {
  order_id: 'o-1',
  currency: 'USD',
  fee_minor: 1_200,
  fee_paid: true,
  price_minor: 12_000,
  vat_minor: 0,
  discount_minor: 0,
  due_minor: 12_000,
  payment_method: 'cash',
  delivery_payment: 'cash-due',
  refunded_minor: 0,
  invoice_url: '',
};
