import type { FieldError } from '@cursa/platform/http';

/** A failure of the business of a call: HTTP 200 with the call's failure literal. */
export class LegacyFailure extends Error {
  constructor(
    readonly errors: readonly FieldError[],
    /** Said instead of the call's own failure text. */
    readonly text?: string,
  ) {
    super(text ?? 'The legacy call failed');
    this.name = 'LegacyFailure';
  }

  static of(field: string, message: string): LegacyFailure {
    return new LegacyFailure([{ field, message }]);
  }
}
