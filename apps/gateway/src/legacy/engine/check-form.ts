import type { LegacyCallDefinition } from '@cursa/contracts/legacy/define-call';
import type { CallerIdentity } from '@cursa/platform/auth';
import { DomainError, fieldErrors } from '@cursa/platform/http';
import type { z } from 'zod';
import { LegacyFailure } from './legacy.errors.ts';
import { sentText } from './sent-text.ts';

/** A caller's id that is not the caller's (decision 1). */
export class ForeignCallerIdError extends DomainError {
  constructor(field: string) {
    super('not-the-caller', 403, 'This id is not yours', [{ field, message: 'must be your own id' }]);
  }
}

/**
 * `code` is the public client id; a wrong one fails the call, a missing one where the call needs it.
 * @throws LegacyFailure
 */
export function checkCode(
  call: LegacyCallDefinition,
  method: string,
  values: Record<string, unknown>,
  appCode: string,
): void {
  const { code } = values;
  if (code === appCode) return;
  const isMissing = code === undefined || code === null || code === '';
  const isOptional = call.code === 'optional' || (call.code === 'optional-on-get' && method === 'GET');
  if (isMissing && isOptional) return;
  throw LegacyFailure.of('code', isMissing ? 'is required' : 'is not a known client code');
}

/**
 * The fields that name the caller are optional, and must be the caller's own when they come.
 * @throws ForeignCallerIdError
 */
export function checkCallerIds(
  call: LegacyCallDefinition,
  values: Record<string, unknown>,
  caller: CallerIdentity | undefined,
): void {
  if (!caller) return;
  for (const field of ['user_id', ...(call.callerIds ?? [])]) {
    const value = values[field];
    if (value === undefined || value === null || value === '') continue;
    if (sentText(value).trim() !== caller.accountId) throw new ForeignCallerIdError(field);
  }
}

/** @throws LegacyFailure that names every field at fault */
export function parseFields(call: LegacyCallDefinition, values: Record<string, unknown>): unknown {
  const result = (call.fields as z.ZodType).safeParse(values);
  if (result.success) return result.data;
  throw new LegacyFailure(result.error.issues.flatMap(fieldErrors));
}
