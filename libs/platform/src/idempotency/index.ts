export { forgetDerived } from './forget-derived.ts';
export { IdempotencyKeyReused, StillRunning } from './idempotency.errors.ts';
export { IdempotencyModule } from './idempotency.module.ts';
export { IdempotencyStore, type IdempotencyTimes } from './idempotency-store.ts';
export type { IdempotentAttempt, StoredAnswer } from '../http/idempotency.port.ts';
