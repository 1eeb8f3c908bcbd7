import { randomBytes, randomInt } from 'node:crypto';

/** Values that must never come to light, each of its own for this run, by what they are. */
export interface Canaries {
  readonly password: string;
  readonly token: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
  readonly note: string;
  readonly card: string;
  readonly iban: string;
  readonly header: string;
  readonly path: string;
  readonly nonsense: string;
}

const word = (kind: string): string => `${kind}Canary${randomBytes(6).toString('hex')}`;

export function newCanaries(): Canaries {
  return {
    password: `${word('Pw')}!1`,
    token: word('Tok'),
    phone: `07${randomInt(10_000_000, 99_999_999)}`,
    email: `${word('mail').toLowerCase()}@cursa.example`,
    message: `${word('Msg')} ne vedem la ora cinci`,
    note: word('Note'),
    card: cardNumber(),
    iban: `RO49AAAA${Array.from({ length: 16 }, () => randomInt(10)).join('')}`,
    header: word('Hdr'),
    path: word('Path'),
    nonsense: word('Bad'),
  };
}

/** Sixteen digits with a right check digit, that nobody else has. */
function cardNumber(): string {
  const digits = [4, ...Array.from({ length: 14 }, () => randomInt(10))];
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}
