import { describe, expect, it } from '@jest/globals';
import { bookingApi } from '@cursa/contracts/http/booking';
import { Order } from '../orders/order.entity.ts';
import { presentNearby } from './present-nearby.ts';
import { roundPoint } from './round-point.ts';

const order = Object.assign(new Order(), {
  orderId: 'o-1',
  status: 'open',
  category: 'furniture',
  pickupAddress: 'Strada Memorandumului 12, Cluj-Napoca',
  pickupLabel: 'Cluj-Napoca, Cluj',
  pickupLatitude: 46.768342,
  pickupLongitude: 23.587651,
  dropoffAddress: 'Bulevardul Ștefan cel Mare 5, Iași',
  dropoffLabel: 'Iași, Iași',
  dropoffLatitude: 47.163871,
  dropoffLongitude: 27.582913,
  pickupDate: '2030-01-10',
  deliveryDate: null,
  senderName: 'Ana Popescu',
  senderFirstName: 'Ana',
  senderLastName: 'Popescu',
  receiverName: 'Ion Ionescu',
  estimateMinor: 20_000,
  agreedMinor: null,
  currency: 'USD',
  distanceM: 392_000,
  createdAt: new Date('2030-01-01T10:00:00Z'),
});
const near = { order, pickupDistanceM: 1_234 };

describe('a delivery near a driver (decision 37)', () => {
  it('shows a pending driver towns, and points no finer than a town', () => {
    const row = presentNearby(near, false);
    expect(row.pickup_point).toEqual({ latitude: 46.75, longitude: 23.6 });
    expect(row.dropoff_point).toEqual({ latitude: 47.15, longitude: 27.6 });
    expect(row.pickup_address).toBe('Cluj-Napoca, Cluj');
    expect(JSON.stringify(row)).not.toMatch(/Ana|Ion|Strada|Bulevardul|46\.768|23\.587|47\.163|27\.582/);
  });

  it('shows an active driver points to a hundredth of a degree, first name and initial', () => {
    const row = presentNearby(near, true);
    expect(row.pickup_point).toEqual({ latitude: 46.77, longitude: 23.59 });
    expect(row.dropoff_point).toEqual({ latitude: 47.16, longitude: 27.58 });
    expect(row.sender_short_name).toBe('Ana P.');
    expect(JSON.stringify(row)).not.toMatch(/Popescu|Ionescu|46\.768|23\.587|47\.163|27\.582/);
  });

  it('answers as the contract says', () => {
    const answer = { orders: [presentNearby(near, true), presentNearby(near, false)] };
    expect(bookingApi.nearbyOrders.response.safeParse(answer).success).toBe(true);
  });

  it('rounds to a grid without the noise of fractions, on both sides of zero', () => {
    expect(roundPoint({ latitude: 0.07, longitude: -0.07 }, 0.05)).toEqual({
      latitude: 0.05,
      longitude: -0.05,
    });
    expect(roundPoint({ latitude: 44.4268, longitude: 26.1025 }, 0.01)).toEqual({
      latitude: 44.43,
      longitude: 26.1,
    });
  });
});
