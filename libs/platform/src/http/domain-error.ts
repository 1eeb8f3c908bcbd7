/** One field that was refused, named in dotted form: `body.lines.0.quantity` is `lines.0.quantity`. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/**
 * A business failure that the caller may see. The problem filter answers it as problem+json;
 * `code` is stable and names the problem type, `message` becomes its `detail`.
 */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly fields: readonly FieldError[] = [],
  ) {
    super(message);
    this.name = new.target.name;
  }
}
