import type { ResponseOf } from '@cursa/contracts/endpoint';
import type { AccountStatus, authApi } from '@cursa/contracts/http/auth';

export type DriverReview = ResponseOf<typeof authApi.decideDriver>;
export type Decision = 'activate' | 'reject' | 'suspend';

/** In the order in which they are looked through. */
export const statuses = ['pending', 'active', 'rejected', 'suspended'] as const satisfies AccountStatus[];

/** What may be decided of a driver of each status; the server has the same table. */
export const decisionsOf: Readonly<Record<AccountStatus, readonly Decision[]>> = {
  pending: ['activate', 'reject'],
  active: ['suspend'],
  rejected: ['activate'],
  suspended: ['activate', 'reject'],
};

/** Whoever is refused is told why (decision 7). */
export function needsReason(decision: Decision): boolean {
  return decision !== 'activate';
}

/** The documents of a registration (specification §3), in the order in which they are compared. */
export const documentKinds = [
  'licence_front_image',
  'licence_back_image',
  'transport_licence',
  'cmr_insurance',
  'registration_certificate',
] as const;
export type DocumentKind = (typeof documentKinds)[number];
