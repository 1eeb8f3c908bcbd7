import { DomainError } from '@cursa/platform/http';

/** The file is not one that is kept here; the reason is for the person who sent it. */
export class FileRefusedError extends DomainError {
  constructor(reason: string) {
    super('file-refused', 422, reason, [{ field: 'file', message: reason }]);
  }
}

export class FileNotFoundError extends DomainError {
  constructor() {
    super('file-not-found', 404, 'There is no such file');
  }
}

export class LinkForgedError extends DomainError {
  constructor() {
    super('link-invalid', 403, 'This link to a file is not valid');
  }
}

export class LinkExpiredError extends DomainError {
  constructor() {
    super('link-expired', 403, 'This link has expired; open the page again to get a new one');
  }
}

/** Too many pictures wait to be decoded: refused before they fill the memory. */
export class TooManyUploadsError extends DomainError {
  constructor() {
    super('part-unavailable', 503, 'Too many files are being uploaded right now; try again in a moment');
  }
}
