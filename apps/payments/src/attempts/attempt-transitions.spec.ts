import { describe, expect, it } from '@jest/globals';
import type { AttemptState, Purpose } from './attempt.ts';
import { isAtRest, mayBecome } from './attempt-transitions.ts';

const states: readonly AttemptState[] = [
  ...(['reserving', 'charging', 'awaiting-holder', 'undoing', 'paid', 'offer-accepted'] as const),
  ...(['confirmed', 'accepted', 'credited', 'failed', 'refunded', 'kept'] as const),
];

const allowed: Readonly<Record<Purpose, string>> = {
  'platform-fee': `reserving>charging reserving>undoing reserving>failed charging>awaiting-holder charging>paid
    charging>undoing awaiting-holder>paid awaiting-holder>undoing undoing>paid undoing>failed paid>confirmed
    paid>refunded paid>kept confirmed>refunded confirmed>kept`,
  delivery: `charging>awaiting-holder charging>paid charging>undoing awaiting-holder>paid awaiting-holder>undoing
    undoing>paid undoing>failed paid>offer-accepted paid>refunded offer-accepted>accepted offer-accepted>refunded
    accepted>refunded`,
  'top-up': `charging>awaiting-holder charging>credited charging>undoing awaiting-holder>credited
    awaiting-holder>undoing undoing>credited undoing>failed`,
};

describe.each(Object.keys(allowed) as Purpose[])('an attempt to pay: %s', (purpose) => {
  const cells = states.flatMap((from) => states.map((to) => [from, to] as const));
  it.each(cells)('%s to %s', (from, to) => {
    expect(mayBecome(purpose, from, to)).toBe(allowed[purpose].split(/\s+/).includes(`${from}>${to}`));
  });
});

it('rests where nothing is left to do', () => {
  expect(states.filter(isAtRest)).toEqual([
    'confirmed',
    'accepted',
    'credited',
    'failed',
    'refunded',
    'kept',
  ]);
});
