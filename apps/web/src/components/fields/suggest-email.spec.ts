import { describe, expect, it } from '@jest/globals';
import { suggestEmail } from './suggest-email.ts';

describe('suggestEmail', () => {
  it.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['Ana@gmail.co', 'ana@gmail.com'],
    ['ana@yaho.com', 'ana@yahoo.com'],
    ['ana@yahoo.rp', 'ana@yahoo.ro'],
    ['ana@hotmial.com', 'ana@hotmail.com'],
  ])('%s was probably %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each(['ana@gmail.com', 'ana@mail.com', 'ana@cursa.example', 'ana@', 'ana', '', 'ana@firma.ro'])(
    'says nothing about %s',
    (typed) => {
      expect(suggestEmail(typed)).toBeUndefined();
    },
  );
});
