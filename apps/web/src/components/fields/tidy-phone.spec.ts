import { describe, expect, it } from '@jest/globals';
import { tidyPhone } from './tidy-phone.ts';

describe('tidyPhone', () => {
  it.each([
    ['0712345678', '0712345678'],
    ['0712 345 678', '0712345678'],
    ['0712.345-678', '0712345678'],
    ['+40 712 345 678', '0712345678'],
    ['0040712345678', '0712345678'],
    ['+40 (0) 712 345 678', '0712345678'],
    ['07123a', '07123a'],
  ])('makes of %s %s', (typed, kept) => {
    expect(tidyPhone(typed)).toBe(kept);
  });
});
