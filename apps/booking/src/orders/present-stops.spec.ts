import { describe, expect, it } from '@jest/globals';
import { Order } from './order.entity.ts';
import { presentStops } from './present-stops.ts';

const order = Object.assign(new Order(), {
  pickupAddress: 'Strada Memorandumului 12, Cluj-Napoca',
  pickupAdditional: 'Sc. 2, ap. 9',
  pickupLatitude: 46.768342,
  pickupLongitude: 23.587651,
  dropoffAddress: 'Bulevardul Ștefan cel Mare 5, Iași',
  dropoffAdditional: 'Et. 3',
  dropoffLatitude: 47.163871,
  dropoffLongitude: 27.582913,
});

describe('the ends of a trip', () => {
  it('are for its parties as the sender gave them', () =>
    expect(presentStops(order, true)).toEqual({
      pickup: {
        address: 'Strada Memorandumului 12, Cluj-Napoca',
        additional: 'Sc. 2, ap. 9',
        latitude: 46.768342,
        longitude: 23.587651,
      },
      dropoff: {
        address: 'Bulevardul Ștefan cel Mare 5, Iași',
        additional: 'Et. 3',
        latitude: 47.163871,
        longitude: 27.582913,
      },
    }));

  it('are for any other driver an address and a point to a hundredth of a degree', () =>
    expect(presentStops(order, false)).toEqual({
      pickup: {
        address: 'Strada Memorandumului 12, Cluj-Napoca',
        additional: '',
        latitude: 46.77,
        longitude: 23.59,
      },
      dropoff: {
        address: 'Bulevardul Ștefan cel Mare 5, Iași',
        additional: '',
        latitude: 47.16,
        longitude: 27.58,
      },
    }));
});
