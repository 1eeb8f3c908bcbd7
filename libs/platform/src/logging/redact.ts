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

/** Masks what may stand inside a sentence: e-mail addresses, phones, cards, IBANs, tokens, values that an error repeats. */
export function maskText(text: string): string {
  return text
    .replace(repeatedValue, (...parts) => `${String(parts[1])}"[value]"`)
    .replace(/\bUnexpected (?:token|end|non-whitespace)[^\n]*JSON[^\n]*/g, 'Not JSON')
    .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]')
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [redacted]')
    .replace(/\b(?:sk|rk|whsec|pi|seti|tok)_(?:\w+_secret_)?\w{10,}/g, '[redacted]')
    .replace(/\bRO\d{2}[A-Z]{4}[A-Z0-9]{16}\b/g, '[iban]')
    .replace(/(?<![\w.-])(?:\d[ -]?){12,18}\d(?![\w.-])/g, (digits) => (isCard(digits) ? '[card]' : digits))
    .replace(
      /(?<![\w.+-])(?:\+|00)\d[\d ().-]{7,16}\d(?!\w)|(?<![\w.+-])07\d{2}[ .-]?\d{3}[ .-]?\d{3}(?!\w)/g,
      '[phone]',
    );
}

/** Postgres repeats the value that it could not read: `invalid input syntax for type uuid: "..."`. */
const repeatedValue = /(invalid input (?:syntax|value) for [\w ]+: |value out of range: |\bvalue )"[^"]*"/gi;

/** By the check digit (Luhn): numbers of the same length that are no cards stay. */
function isCard(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').split('').reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit : digit * 2;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
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
