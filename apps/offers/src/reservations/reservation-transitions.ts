import type { z } from 'zod';
import type { reservationState } from '@cursa/contracts/http/offers';

export type ReservationState = z.infer<typeof reservationState>;

/** A reservation ends by a state change, never by a clock in its index. */
export const reservationTransitions = {
  confirm: { from: ['held'], to: 'confirmed' },
  accept: { from: ['confirmed'], to: 'accepted' },
  /** By payments, after the charge was cancelled or refunded. */
  release: { from: ['held', 'confirmed'], to: 'released' },
  /** By this service: the driver withdrew, the order went, or nobody accepted in time. A held one is never touched: its charge is under way. */
  revoke: { from: ['confirmed'], to: 'released' },
} as const satisfies Record<string, { from: readonly ReservationState[]; to: ReservationState }>;

export type ReservationTransition = keyof typeof reservationTransitions;
