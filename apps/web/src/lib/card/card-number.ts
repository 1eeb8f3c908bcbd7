export interface CardBrand {
  /** As Stripe names it. */
  readonly id: string;
  readonly name: string;
  readonly lengths: readonly number[];
  readonly groups: readonly number[];
  readonly cvcLength: number;
}

const fours = [4, 4, 4, 4, 3];
const brand = (id: string, name: string, more: Partial<CardBrand> = {}): CardBrand => ({
  id,
  name,
  lengths: [16],
  groups: fours,
  cvcLength: 3,
  ...more,
});

/** Told by the first digits (ISO/IEC 7812 ranges of the schemes). */
const brands: readonly (readonly [RegExp, CardBrand])[] = [
  [/^4/, brand('visa', 'Visa', { lengths: [13, 16, 19] })],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, brand('mastercard', 'Mastercard')],
  [/^3[47]/, brand('amex', 'American Express', { lengths: [15], groups: [4, 6, 5], cvcLength: 4 })],
  [/^3(0[0-5]|095|[689])/, brand('diners', 'Diners Club', { lengths: [14, 16, 17, 18, 19] })],
  [/^35(2[89]|[3-8])/, brand('jcb', 'JCB', { lengths: [16, 17, 18, 19] })],
  [/^(6011|64[4-9]|65)/, brand('discover', 'Discover', { lengths: [16, 17, 18, 19] })],
  [/^62/, brand('unionpay', 'UnionPay', { lengths: [16, 17, 18, 19] })],
];
const unknown = brand('unknown', '', { lengths: [12, 13, 14, 15, 16, 17, 18, 19] });

export function brandOf(digits: string): CardBrand {
  return brands.find(([start]) => start.test(digits))?.[1] ?? unknown;
}

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** `4242 4242 4242 4242`, `3782 822463 10005`; digits beyond the longest number of the brand are dropped. */
export function formatCardNumber(text: string): string {
  const { groups, lengths } = brandOf(digitsOf(text));
  let rest = digitsOf(text).slice(0, Math.max(...lengths));
  const parts: string[] = [];
  for (const size of groups) {
    if (rest === '') break;
    parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return parts.join(' ');
}

/** The check digit that every card number ends with. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}
