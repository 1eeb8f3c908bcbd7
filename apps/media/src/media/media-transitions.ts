/**
 * `arriving`: the row is there, the object is being put. `stored`: usable. `claimed`: an order or account uses it.
 * `removing`: on its way out; the object goes first, the row last.
 */
export type MediaState = 'arriving' | 'stored' | 'claimed' | 'removing';
export type MediaMove = 'arrive' | 'claim' | 'give-up' | 'erase';

export const mediaTransitions: Readonly<
  Record<MediaMove, { readonly from: readonly MediaState[]; readonly to: MediaState }>
> = {
  arrive: { from: ['arriving'], to: 'stored' },
  /** Claiming again is no change: events are told more than once. */
  claim: { from: ['stored', 'claimed'], to: 'claimed' },
  /** Nobody claimed it in time, or it never arrived whole. */
  'give-up': { from: ['arriving', 'stored'], to: 'removing' },
  /** Its owner's account was erased (decision 38). */
  erase: { from: ['arriving', 'stored', 'claimed'], to: 'removing' },
};
