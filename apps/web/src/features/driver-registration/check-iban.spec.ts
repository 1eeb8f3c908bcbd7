import { describe, expect, it } from '@jest/globals';
import { isIban, tidyIban } from './check-iban.ts';

describe('isIban', () => {
  it.each(['RO49AAAA1B31007593840000', 'ro49 aaaa 1b31 0075 9384 0000', 'DE89370400440532013000'])(
    'takes %s',
    (iban) => expect(isIban(iban)).toBe(true),
  );
  it.each([
    'RO49AAAA1B31007593840001', // one digit off
    'RO49AAAA1B3100759384000', // one digit short
    'RO94AAAA1B31007593840000', // check digits swapped
    '1234',
    '',
  ])('doubts %s', (iban) => expect(isIban(iban)).toBe(false));

  it('is kept without spaces, in capitals', () => {
    expect(tidyIban('ro49 aaaa 1b31')).toBe('RO49AAAA1B31');
  });
});
