import type { AttemptState, Purpose } from './attempt.ts';

type Table = Readonly<Partial<Record<AttemptState, readonly AttemptState[]>>>;

/** Every change that an attempt may go through; what is not listed does not happen. */
export const attemptTransitions: Readonly<Record<Purpose, Table>> = {
  'platform-fee': {
    reserving: ['charging', 'undoing', 'failed'],
    charging: ['awaiting-holder', 'paid', 'undoing'],
    'awaiting-holder': ['paid', 'undoing'],
    undoing: ['paid', 'failed'],
    paid: ['confirmed', 'refunded', 'kept'],
    confirmed: ['refunded', 'kept'],
  },
  delivery: {
    charging: ['awaiting-holder', 'paid', 'undoing'],
    'awaiting-holder': ['paid', 'undoing'],
    undoing: ['paid', 'failed'],
    paid: ['offer-accepted', 'refunded'],
    'offer-accepted': ['accepted', 'refunded'],
    accepted: ['refunded'],
  },
  'top-up': {
    charging: ['awaiting-holder', 'credited', 'undoing'],
    'awaiting-holder': ['credited', 'undoing'],
    undoing: ['credited', 'failed'],
  },
};

const atRest: readonly AttemptState[] = ['confirmed', 'accepted', 'credited', 'failed', 'refunded', 'kept'];

/** Nothing is left to do for it by itself. */
export function isAtRest(state: AttemptState): boolean {
  return atRest.includes(state);
}

export function mayBecome(purpose: Purpose, from: AttemptState, to: AttemptState): boolean {
  return attemptTransitions[purpose][from]?.includes(to) ?? false;
}
