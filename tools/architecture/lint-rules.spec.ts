import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { LINT_CASES } from './lint-cases.ts';
import type { Verdict } from './lint-probe.ts';

const cases = [...LINT_CASES.untyped, ...LINT_CASES.typed];
let verdicts: Map<string, Verdict>;

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'lint-probe.ts')],
    { maxBuffer: 1 << 24 },
  );
  verdicts = new Map((JSON.parse(stdout) as Verdict[]).map((verdict) => [verdict.title, verdict]));
}, 180_000);

/** A rule nobody has seen fail is no rule. */
describe('lint rules', () => {
  it.each(cases)('$title: breaks on what is illegal', ({ title }) => {
    expect(verdicts.get(title)?.illegal).toHaveLength(1);
  });

  it.each(cases)('$title: lets pass what is legal', ({ title }) => {
    expect(verdicts.get(title)?.legal).toEqual([]);
  });
});
