import type { PublicStatus } from '@cursa/contracts/http/common';

export type OrderState = 'open' | 'accepted' | 'completed' | 'cancelled' | 'expired';

/** Every way an order may go; applied by guarded updates only. */
export const orderTransitions = {
  accept: { from: ['open'], to: 'accepted' },
  complete: { from: ['accepted'], to: 'completed' },
  /** By the sender at any time before completion, by the carrier once accepted (decision 26). */
  cancel: { from: ['open', 'accepted'], to: 'cancelled' },
  expire: { from: ['open'], to: 'expired' },
} as const satisfies Record<string, { from: readonly OrderState[]; to: OrderState }>;

export type OrderTransition = keyof typeof orderTransitions;

/** What people are told (decision 18). */
export const publicStatusOf: Readonly<Record<OrderState, PublicStatus>> = {
  open: 'Open',
  accepted: 'Accepted',
  completed: 'Completed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

export const activeStates = ['open', 'accepted'] as const satisfies readonly OrderState[];
export const historyStates = ['completed', 'cancelled', 'expired'] as const satisfies readonly OrderState[];
