/** A stretch of digits that only separators interrupt: '0721 123-456' is the groups 0721, 123, 456. */
export interface DigitRun {
  readonly groups: readonly string[];
  /** A '+' stands right before the first group. */
  readonly plus: boolean;
}

const units: Readonly<Record<string, string>> = {
  zero: '0',
  unu: '1',
  una: '1',
  un: '1',
  doi: '2',
  doua: '2',
  trei: '3',
  patru: '4',
  cinci: '5',
  sase: '6',
  sapte: '7',
  opt: '8',
  noua: '9',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
};
const tens: Readonly<Record<string, string>> = {
  zece: '1',
  douazeci: '2',
  treizeci: '3',
  patruzeci: '4',
  cincizeci: '5',
  saizeci: '6',
  saptezeci: '7',
  optzeci: '8',
  nouazeci: '9',
};

/** Finds the digit runs of a folded text; numbers may be spelled, in Romanian or English, and mixed with digits. */
export function digitRuns(folded: string): DigitRun[] {
  const runs: { groups: string[]; plus: boolean }[] = [];
  const tokens = [...folded.matchAll(/[a-z0-9]+|\p{L}+|\||\+|[,;!?=]/gu)].map(([token]) => token);
  let open = false;
  let plus = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const [digits, used] = read(tokens, at);
    if (digits !== undefined) {
      const last = runs.at(-1);
      if (last && open && !plus) last.groups.push(digits);
      else runs.push({ groups: [digits], plus });
      open = true;
      at += used - 1;
    } else {
      open = false;
    }
    plus = token === '+';
  }
  return runs;
}

/** The digits that start at a token and how many tokens they take; `undefined` when it is no number. */
function read(tokens: readonly string[], at: number): readonly [string | undefined, number] {
  const token = tokens[at] ?? '';
  if (/^\d+$/.test(token)) return [token, 1];
  // 'O721 l23': letters that look like digits, among digits.
  if (/^[0-9oil]+$/.test(token) && (token.match(/\d/g)?.length ?? 0) >= 2) {
    return [token.replace(/o/g, '0').replace(/[il]/g, '1'), 1];
  }
  const unit = Object.hasOwn(units, token) ? units[token] : undefined;
  if (unit !== undefined) return [unit, 1];
  const ten = Object.hasOwn(tens, token) ? tens[token] : undefined;
  if (ten === undefined) return [undefined, 1];
  const one = tokens[at + 1] === 'si' ? units[tokens[at + 2] ?? ''] : undefined;
  return one === undefined ? [`${ten}0`, 1] : [`${ten}${one}`, 3];
}
