import { createHmac, randomBytes } from 'node:crypto';

/** Time-based one-time passwords: RFC 6238 over RFC 4226, SHA-1 and 30 s steps, as authenticator apps do it. */
const stepSeconds = 30;
const base32Digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits, in base32. */
export function newTotpSecret(): string {
  // 256 is a multiple of 32, so every digit is as likely as any other.
  return Array.from(randomBytes(32), (byte) => base32Digits[byte % 32]).join('');
}

/** What an authenticator app reads from a QR code. */
export function totpAddress(secret: string, email: string): string {
  return `otpauth://totp/Cursa:${encodeURIComponent(email)}?secret=${secret}&issuer=Cursa`;
}

export function totpStep(atMs: number): number {
  return Math.floor(atMs / 1000 / stepSeconds);
}

/** The code of one time step (RFC 4226 §5.3). */
export function totpCode(key: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The time step a code belongs to: now, or one to either side for clocks that differ. Undefined when the code is
 * wrong, or not newer than the last one taken.
 */
export function matchTotp(
  secret: string,
  code: string,
  lastStep: number,
  atMs = Date.now(),
): number | undefined {
  const key = decodeBase32(secret);
  const now = totpStep(atMs);
  return [now, now - 1, now + 1].find((step) => step > lastStep && totpCode(key, step) === code);
}

/** RFC 4648, upper case, without padding. */
export function decodeBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const digit of text.toUpperCase().replace(/[\s=]/g, '')) {
    const index = base32Digits.indexOf(digit);
    if (index < 0) throw new Error('A TOTP secret has the digits A–Z and 2–7');
    value = ((value << 5) | index) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >> bits) & 0xff);
    }
  }
  return Buffer.from(bytes);
}
