/** Names whose values never reach a log, compared without case, dashes and underscores. */
const hidden = new Set(
  [
    'password',
    'confirmPassword',
    'newPassword',
    'oldPassword',
    'currentPassword',
    'passwordHash',
    'pass',
    'token',
    'accessToken',
    'refreshToken',
    'idToken',
    'serviceToken',
    'stripeToken',
    'clientSecret',
    'secret',
    'privateKey',
    'apiKey',
    'authorization',
    'cookie',
    'setCookie',
    'otp',
    'totp',
    'mfaCode',
    'email',
    'eMail',
    'to',
    'phone',
    'phoneNumber',
    'mobile',
    'mobileNumber',
    'contact',
    'receiverContact',
    'senderContact',
    'receiverPhone',
    'senderPhone',
    'text',
    'messageText',
    'body',
    'comment',
    'instructions',
    'courierNotes',
    'signature',
    'iban',
    'cardNumber',
    'cvc',
    'cvv',
    'parameters',
    'rawBody',
  ].map(normal),
);
const maxDepth = 6;
const maxItems = 50;

function normal(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '');
}

/** A copy for the log: hidden names replaced, at any depth; secrets in running text masked; size bounded. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value);
  if (value === null || typeof value !== 'object') return value;
  if (value instanceof Date) return value;
  if (value instanceof Error) return describeError(value, depth);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (depth >= maxDepth) return '[deeper]';
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => redact(item, depth + 1));
  if (hasJson(value)) return redact(value.toJSON(), depth + 1);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      hidden.has(normal(name)) && item !== undefined ? '[redacted]' : redact(item, depth + 1),
    ]),
  );
}

function hasJson(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}

/** Masks what may stand inside a sentence: e-mail addresses, bearer tokens, JWTs, Stripe secrets. */
export function maskText(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]')
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [redacted]')
    .replace(/\b(?:sk|rk|whsec|pi|seti)_(?:\w+_secret_)?\w{10,}/g, '[redacted]');
}

/** Only these parts: drivers hang SQL parameters, requests and rows on their errors. */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const code = (error as { code?: unknown }).code;
  return {
    type: error.name,
    message: maskText(error.message),
    stack: maskText(error.stack ?? ''),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(error.cause !== undefined && depth < maxDepth ? { cause: redact(error.cause, depth + 1) } : {}),
  };
}
