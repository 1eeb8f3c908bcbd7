import { LegacyFailure } from './legacy.errors.ts';

/** The body cannot be read as what it says it is. */
export class UnreadableFormError extends LegacyFailure {
  constructor(message: string) {
    super([{ field: '', message }]);
    this.name = 'UnreadableFormError';
  }
}
