import { describe, expect, it } from '@jest/globals';
import { formatExpiry, readExpiry } from './card-expiry.ts';
import { brandOf, formatCardNumber, passesLuhn } from './card-number.ts';

describe('a card number', () => {
  it.each([
    ['4242424242424242', 'visa', '4242 4242 4242 4242'],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
    ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['6011111111111117', 'discover', '6011 1111 1111 1117'],
    ['3056930009020004', 'diners', '3056 9300 0902 0004'],
    ['36227206271667', 'diners', '3622 7206 2716 67'],
    ['3566002020360505', 'jcb', '3566 0020 2036 0505'],
    ['6200000000000005', 'unionpay', '6200 0000 0000 0005'],
    ['9', 'unknown', '9'],
  ])('%s is of %s', (digits, brand, grouped) => {
    expect(brandOf(digits).id).toBe(brand);
    expect(formatCardNumber(digits)).toBe(grouped);
    expect(formatCardNumber(`${grouped}-x`)).toBe(grouped);
  });

  it('drops what is too long', () => {
    expect(formatCardNumber('37828224631000599')).toBe('3782 822463 10005');
  });

  it.each([
    ['4242424242424242', true],
    ['4242424242424241', false],
    ['2424242424242424', false],
    ['', false],
  ])('check digit of %s: %s', (digits, passes) => expect(passesLuhn(digits)).toBe(passes));
});

describe('an expiry', () => {
  it.each([
    ['1', '1'],
    ['5', '05'],
    ['12', '12'],
    ['123', '12/3'],
    ['12/30', '12/30'],
    ['12/2030', '12/30'],
    ['12 / 30', '12/30'],
    ['12/301', '12/30'],
    ['', ''],
  ])('typed %s is shown %s', (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

  const november = new Date(2026, 10, 21);
  it.each([
    ['11/26', 'good'],
    ['10/26', 'past'],
    ['01/27', 'good'],
    ['13/30', 'no-month'],
    ['00/30', 'no-month'],
    ['11/2', 'incomplete'],
    ['', 'incomplete'],
    ['01/90', 'far'],
  ])('%s in November 2026 is %s', (text, state) => {
    expect(readExpiry(text, november)).toMatchObject({ state });
  });
});
