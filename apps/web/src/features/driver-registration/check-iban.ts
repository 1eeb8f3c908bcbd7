/** How long IBANs are where drivers' banks are; other countries are judged by their checksum alone. */
const LENGTHS: Readonly<Record<string, number>> = {
  RO: 24,
  BG: 22,
  DE: 22,
  HU: 28,
  IT: 27,
  MD: 24,
  ES: 24,
  FR: 27,
  AT: 20,
};

/** An account number without spaces, in capitals. */
export function tidyIban(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase();
}

/** Whether this is an IBAN whose checksum fits (ISO 13616: the number modulo 97 is 1). */
export function isIban(typed: string): boolean {
  const iban = tidyIban(typed);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return false;
  const length = LENGTHS[iban.slice(0, 2)];
  if (length !== undefined && iban.length !== length) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
