import { describe, expect, it } from '@jest/globals';
import { legacyNames } from './legacy-names.ts';

const names = { 'pickup.latitude': 'pickup_lat', lines: 'order_details', coupon: 'promo_code' };

describe('refused fields under the names of the form', () => {
  it.each([
    ['coupon', 'promo_code', 'is wrong'],
    ['pickup.latitude', 'pickup_lat', 'is wrong'],
    ['lines', 'order_details', 'is wrong'],
    ['lines.0', 'order_details', 'item 1: is wrong'],
    ['lines.2.quantity', 'order_details', 'item 3, quantity: is wrong'],
    ['unnamed.path', 'unnamed.path', 'is wrong'],
  ])('%s is %s', (field, expected, message) => {
    expect(legacyNames([{ field, message: 'is wrong' }], names)).toEqual([{ field: expected, message }]);
  });
});
