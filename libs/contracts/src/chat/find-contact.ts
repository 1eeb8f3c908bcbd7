import { digitRuns, type DigitRun } from './digit-runs.ts';

const providers = 'gmail|yahoo|hotmail|outlook|icloud|proton|protonmail|ymail|aol|gmx';
const domains = 'com|ro|net|org|eu|info|biz|io|app|xyz';
const contacts: readonly RegExp[] = [
  // Addresses, also spaced out or with the signs in words.
  /[\w.%+-]+\s*(@|\(\s*at\s*\)|\[\s*at\s*\])\s*[\w-]+\s*(\.|\(\s*dot\s*\)|\bpunct\b|\bdot\b)\s*[a-z]{2,}/,
  new RegExp(String.raw`\b(arond|aron|at|la)\s+(${providers})\b`),
  new RegExp(String.raw`\b(${providers})\s*(\.|\bpunct\b|\bdot\b)\s*(com|ro|net|me)\b`),
  // Links; a bare name counts under the endings that are no Romanian words.
  /\b(https?:\/\/|www\.)\S/,
  new RegExp(String.raw`(?<![\w@-])[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)*\.(${domains})\b(?!\.?\w)`),
  /\b(wa|t|fb|m|bit|goo|tinyurl)\.(me|ly|gl)\/\S/,
];

/** The pattern of specification §5: 3-3-4 digits with optional - or . between. */
const threeThreeFour = /(?<![\da-z])\d{3}[-.]?\d{3}[-.]?\d{4}(?![\da-z])/;

const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g;
const day = String.raw`(0?[1-9]|[12]\d|3[01])`;
const month = String.raw`(0?[1-9]|1[0-2])`;
const year = String.raw`20[2-4]\d`;
const clock = String.raw`([01]?\d|2[0-3])`;
/** What looks like digits in a row and is ordinary: dates, times, spans of times. Each ends a run. */
const ordinary: readonly RegExp[] = [
  uuid,
  new RegExp(String.raw`(?<![\d.-])${day}([./-])${month}\2${year}(?![\d]|[.-]\d)`, 'g'),
  new RegExp(String.raw`(?<![\d.-])${year}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?!\d|-\d)`, 'g'),
  new RegExp(String.raw`(?<![\d.:])${clock}[.:][0-5]\d\s*[-–]\s*${clock}[.:][0-5]\d(?![\d:]|[-. ]+\d)`, 'g'),
  new RegExp(String.raw`(?<![\d:.])${clock}:[0-5]\d(?![\d:])`, 'g'),
];

/** Whether a text gives away a phone number, an e-mail address or a link. */
export function findContact(text: string): boolean {
  const folded = foldForDigits(text);
  if (contacts.some((pattern) => pattern.test(folded))) return true;
  const bare = ordinary.reduce((left, pattern) => left.replace(pattern, ' | '), folded);
  return threeThreeFour.test(bare) || digitRuns(bare).some(hasPhone);
}

/** Lower case, plain digits (full-width, keycap, Arabic and Devanagari ones too), no diacritics or hidden marks. */
function foldForDigits(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code >= 0x966 ? code - 0x966 : code & 0xf);
    })
    .toLowerCase();
}

/** A Romanian number (0…, 40…, 0040…, 7…) or a foreign one after '+', from group border to group border. */
function hasPhone({ groups, plus }: DigitRun): boolean {
  return groups.some((_, start) => {
    let digits = '';
    for (const group of groups.slice(start)) {
      digits += group;
      if (/^(0[237]\d{8}|0040[237]\d{8}|407\d{8}|7\d{8})$/.test(digits)) return true;
      if (plus && start === 0 && /^\d{9,15}$/.test(digits)) return true;
      if (digits.length > 15) return false;
    }
    return false;
  });
}
