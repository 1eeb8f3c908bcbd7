import { describe, expect, it } from '@jest/globals';
import { faq } from './faq.ts';

describe('the FAQ', () => {
  it('asks the same questions in both languages', () => {
    const shape = (language: 'ro' | 'en') => faq[language].map(({ key, items }) => [key, items.length]);
    expect(shape('en')).toEqual(shape('ro'));
  });

  it.each(['ro', 'en'] as const)('has at least 20 different questions, all answered (%s)', (language) => {
    const items = faq[language].flatMap((group) => group.items);
    expect(new Set(items.map(({ q }) => q)).size).toBe(items.length);
    expect(items.length).toBeGreaterThanOrEqual(20);
    expect(items.filter(({ q, a }) => !q.endsWith('?') || a.trim() === '')).toEqual([]);
  });

  it.each([
    ['ro', /pleacă în 1–2 zile lucrătoare/, /plata cu cardul este acceptată/],
    ['en', /ship in 1–2 business days/, /card payments are accepted/],
  ] as const)('makes the specified claims (%s)', (language, shipping, cards) => {
    const text = faq[language].flatMap((group) => group.items.map(({ a }) => a)).join('\n');
    expect(text).toMatch(shipping);
    expect(text).toMatch(cards);
  });
});
