import { describe, expect, it } from '@jest/globals';
import { parseDecimal, platformFee, share, toDecimal } from './money.ts';

describe('money', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [12345, '123.45'],
    [-250, '-2.50'],
  ])('writes %d as %s', (minor, text) => expect(toDecimal(minor)).toBe(text));

  it.each([
    ['0', 0],
    ['12.3', 1230],
    [' 19.99 ', 1999],
    [100, 10_000],
    ['-1', null],
    ['1.234', null],
    ['1e3', null],
    ['', null],
    ['12,50', null],
  ])('reads %p as %p', (text, minor) => expect(parseDecimal(text)).toBe(minor));

  it('survives the way out and back for every cent up to 20.00', () => {
    for (let minor = 0; minor <= 2_000; minor++) expect(parseDecimal(toDecimal(minor))).toBe(minor);
  });

  it.each([
    [10_000, 1_000],
    [5, 1],
    [4, 0],
    [1_995, 200],
  ])('takes ten percent of %d half-up: %d', (quote, fee) => expect(platformFee(quote)).toBe(fee));

  it('takes 21 % VAT half-up', () => expect(share(10_002, 2_100)).toBe(2_100));
});
