export interface StripeErrorBody {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string | undefined;
  decline_code?: string | undefined;
  param?: string | undefined;
  charge?: string | undefined;
  doc_url?: string | undefined;
  [more: string]: unknown;
}

/** A failure answered in Stripe's shape: `{error: {type, message, ...}}`. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body.code ? { ...body, doc_url: docUrl(body.code) } : body;
  }

  /** A refused charge is an effect that stays; every other failure leaves nothing behind. */
  get keepsEffects(): boolean {
    return this.status === 402;
  }

  /** Stripe does not remember an answer under its idempotency key when the parameters were not even valid. */
  get isRemembered(): boolean {
    return !(this.status === 400 && (this.body.code ?? '').startsWith('parameter'));
  }
}

export function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

export function invalidRequest(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, param, code });
}

/** 404 for an id in the path, 400 for one in the parameters. */
export function missing(kind: string, id: string, param: string, status: 400 | 404 = 404): StripeError {
  const body = { type: 'invalid_request_error', code: 'resource_missing', param } as const;
  return new StripeError(status, { ...body, message: `No such ${kind}: '${id}'` });
}
