import { DomainError, type FieldError } from '@cursa/platform/http';

/** The e-mail is used. No reason is told (decision 5). */
export class RegistrationRefusedError extends DomainError {
  constructor() {
    super('registration-refused', 409, 'There was an issue with registration!');
  }
}

/** Files that were never uploaded, that belong to somebody else, or that have another purpose. */
export class FilesRefusedError extends DomainError {
  constructor(fields: readonly string[]) {
    const faults: FieldError[] = fields.map((field) => ({
      field,
      message: 'This file is not there; upload it again',
    }));
    super('invalid-input', 422, `Not accepted: ${fields.join(', ')}`, faults);
  }
}
