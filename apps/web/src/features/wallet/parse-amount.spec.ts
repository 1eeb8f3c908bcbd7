import { describe, expect, it } from '@jest/globals';
import { parseAmount } from './parse-amount.ts';

describe('parseAmount', () => {
  it.each([
    ['50', 5_000],
    ['50.5', 5_050],
    ['50,50', 5_050],
    [' $ 1 000 ', 100_000],
    ['0.01', 1],
    ['1000000', 100_000_000],
  ])('reads %s', (text, minor) => expect(parseAmount(text)).toEqual({ minor }));

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['abc', 'notANumber'],
    ['1.234', 'notANumber'],
    ['1e3', 'notANumber'],
    ['0', 'tooSmall'],
    ['-5', 'tooSmall'],
    ['1000000.01', 'tooLarge'],
    ['9999999999999', 'tooLarge'],
  ])('refuses "%s" as %s', (text, fault) => expect(parseAmount(text)).toEqual({ fault }));
});
