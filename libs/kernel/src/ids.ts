const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random UUID: accounts, offers, payments, media. */
export function newId(): string {
  return globalThis.crypto.randomUUID();
}

/** A short order number a person can read out over the phone: `CU-7K3M9-Q2XVD`, 50 random bits. */
export function newOrderNumber(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(10));
  const symbols = Array.from(bytes, (byte) => CROCKFORD[byte & 31]).join('');
  return `CU-${symbols.slice(0, 5)}-${symbols.slice(5)}`;
}
