import { describe, expect, it } from '@jest/globals';
import { parsePrice } from './parse-price.ts';

describe('the price of an offer', () => {
  it.each([
    ['120', 12_000],
    ['120,5', 12_050],
    ['120.50', 12_050],
    [' $ 120,05 ', 12_005],
    ['1 200', 120_000],
    ['0,01', 1],
    ['120,', 12_000],
    ['1000000', 100_000_000],
  ])('takes %j', (typed, minor) => expect(parsePrice(typed)).toEqual({ minor }));

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['0', 'zero'],
    ['0,00', 'zero'],
    ['-5', 'negative'],
    ['-0.5', 'negative'],
    ['12,345', 'decimals'],
    ['1.200', 'decimals'],
    ['1.200,50', 'number'],
    ['o sută', 'number'],
    ['1e3', 'number'],
    ['1000000,01', 'most'],
    ['99999999999999', 'number'],
  ])('refuses %j: %s', (typed, fault) => expect(parsePrice(typed)).toEqual({ fault }));
});
