import { describe, expect, it } from '@jest/globals';
import { bookingApi } from '@cursa/contracts/http/booking';
import { Order } from '../orders/order.entity.ts';
import { roundPoint } from '../orders/round-point.ts';
import { presentNearby } from './present-nearby.ts';

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
const driver = { latitude: 46.7, longitude: 23.5 };

describe('a delivery near a driver (decision 37)', () => {
  it('shows a pending driver towns, and points no finer than a town', () => {
    const row = presentNearby(order, driver, false);
    expect(row.pickup_point).toEqual({ latitude: 46.75, longitude: 23.6 });
    expect(row.dropoff_point).toEqual({ latitude: 47.15, longitude: 27.6 });
    expect(row.pickup_address).toBe('Cluj-Napoca, Cluj');
    expect(JSON.stringify(row)).not.toMatch(/Ana|Ion|Strada|Bulevardul|46\.768|23\.587|47\.163|27\.582/);
  });

  it('shows an active driver points to a hundredth of a degree, first name and initial', () => {
    const row = presentNearby(order, driver, true);
    expect(row.pickup_point).toEqual({ latitude: 46.77, longitude: 23.59 });
    expect(row.dropoff_point).toEqual({ latitude: 47.16, longitude: 27.58 });
    expect(row.sender_short_name).toBe('Ana P.');
    expect(JSON.stringify(row)).not.toMatch(/Popescu|Ionescu|46\.768|23\.587|47\.163|27\.582/);
  });

  it.each([
    ['active', true, 46.7651, 46.7749],
    ['pending', false, 46.7251, 46.7749],
  ])('tells an %s driver one distance for all pickups shown at one point', (_, isActive, south, north) => {
    const at = (pickupLatitude: number) =>
      presentNearby(Object.assign(new Order(), order, { pickupLatitude }), driver, isActive);
    expect(at(south).pickup_point).toEqual(at(north).pickup_point);
    expect(at(south).pickup_distance_m).toBe(at(north).pickup_distance_m);
  });

  it('tells distances to a hundred metres, and none while nobody knows where the driver is', () => {
    // By the formula of the migration: 10,374 m to 46.77, 23.59; 9,435 m to 46.75, 23.6; 10,118 m to the true point.
    expect(presentNearby(order, driver, true).pickup_distance_m).toBe(10_400);
    expect(presentNearby(order, driver, false).pickup_distance_m).toBe(9_400);
    expect(presentNearby(order, null, true).pickup_distance_m).toBeNull();
  });

  it('answers as the contract says', () => {
    const answer = { orders: [presentNearby(order, driver, true), presentNearby(order, driver, false)] };
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
