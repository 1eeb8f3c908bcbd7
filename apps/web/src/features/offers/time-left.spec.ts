import { describe, expect, it } from '@jest/globals';
import { offerTexts } from './offer-texts.ts';
import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const left = (until: string): string => timeLeft(until, now, 'ro', offerTexts.ro);

describe('timeLeft', () => {
  it('counts in the largest unit that fits, never more than there is', () => {
    expect(left('2026-11-24T09:59:00Z')).toBe('Valabilă încă 2 zile');
    expect(left('2026-11-22T09:59:00Z')).toBe('Valabilă încă 23 de ore');
    expect(left('2026-11-21T11:30:00Z')).toBe('Valabilă încă 1 oră');
    expect(left('2026-11-21T10:02:59Z')).toBe('Valabilă încă 2 minute');
    expect(left('2026-11-21T10:00:20Z')).toBe('Valabilă încă 1 minut');
  });

  it('says when it is over', () => {
    expect(left('2026-11-21T10:00:00Z')).toBe('Oferta a expirat');
  });
});
