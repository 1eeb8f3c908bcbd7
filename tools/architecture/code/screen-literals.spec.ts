import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { literals, screenLiterals } from '@cursa/contracts/legacy-literals';

const ROOT = join(import.meta.dirname, '../../../apps/web/src');
/** Never shown by a screen: results on the wire, and the two texts that the message filter hands out itself. */
const ELSEWHERE = new Set([
  'resultSuccess',
  'resultOrderSuccess',
  'resultFalse',
  'resultFailure',
  'phoneNotAllowed',
  'wordNotAllowed',
]);

const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.spec\./.test(name) && !name.startsWith('testing/'))
  .map((name) => readFileSync(join(ROOT, name), 'utf8'))
  .join('\n');

/** The names of those texts that no screen takes from the contracts. */
const unused = (texts: object, within: string): string[] =>
  Object.keys(texts).filter((name) => !ELSEWHERE.has(name) && !new RegExp(`\\.${name}\\b`).test(within));

describe('the words of the specification', () => {
  it('are all shown by some screen', () => {
    expect([...unused(literals, sources), ...unused(screenLiterals, sources)]).toEqual([]);
  });

  it('would be missed (control)', () => {
    expect(unused(screenLiterals, sources.replaceAll('.confirmPayment', ''))).toEqual(['confirmPayment']);
  });

  it('are not retyped: the texts that mark a screen stand in no source of the web app', () => {
    const marks = [
      screenLiterals.confirmPayment,
      screenLiterals.orderAssigned,
      screenLiterals.addMoney,
      literals.loginSuccessful,
      literals.platformFeeFailed,
    ];
    expect(marks.filter((words) => sources.includes(words))).toEqual([]);
  });
});
