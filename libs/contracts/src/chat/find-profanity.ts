import { englishProfanity } from './profanity-en.ts';
import { romanianProfanity } from './profanity-ro.ts';

interface Word {
  /** Folded, for comparing. */
  readonly folded: string;
  /** As typed, for the answer. */
  readonly typed: string;
}

const phrases = new Set(
  [...englishProfanity, ...romanianProfanity].map((entry) =>
    words(entry)
      .map((w) => w.folded)
      .join(' '),
  ),
);
const longest = Math.max(...[...phrases].map((phrase) => phrase.split(' ').length));

/** Letters and digits only, so that 'f.u.t' stays three words and "don't" two, in the list as in the text. */
function words(text: string): Word[] {
  return [...text.normalize('NFKC').matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([typed]) => ({
    typed,
    folded: typed
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase(),
  }));
}

/** The first listed word or phrase in a text, as typed; whole words only, case and diacritics set aside. */
export function findProfanity(text: string): string | undefined {
  const said = words(text.replace(/\p{Cf}/gu, ''));
  for (let start = 0; start < said.length; start += 1) {
    for (let length = 1; length <= longest && start + length <= said.length; length += 1) {
      const part = said.slice(start, start + length);
      if (phrases.has(part.map((word) => word.folded).join(' ')))
        return part.map((word) => word.typed).join(' ');
    }
  }
  return undefined;
}
