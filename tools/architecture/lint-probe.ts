import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import type { LintCase } from './lint-case.ts';
import { LINT_CASES } from './lint-cases.ts';
import { ROOT } from './lint/packages.ts';

/** What lint says of one case. */
export interface Verdict {
  readonly title: string;
  readonly illegal: readonly string[];
  readonly legal: readonly string[];
}

/**
 * Lints every case with the repository's own configuration and prints the verdicts as JSON. A process of its own:
 * ESLint loads its configuration with Node's import, which jest replaces.
 */
const options = { cwd: ROOT, ignore: false, warnIgnored: false };
const untyped = new ESLint({
  ...options,
  overrideConfig: [
    tseslint.configs.disableTypeChecked,
    { languageOptions: { parserOptions: { projectService: false } } },
  ] as never,
});
const typed = new ESLint(options);

const verdicts: Verdict[] = [];
for (const one of LINT_CASES.untyped) verdicts.push(await judge(untyped, one));
for (const one of LINT_CASES.typed) verdicts.push(await judge(typed, one));
process.stdout.write(JSON.stringify(verdicts));

async function judge(eslint: ESLint, one: LintCase): Promise<Verdict> {
  return {
    title: one.title,
    illegal: await findings(eslint, one.illegal, one.file, one),
    legal: await findings(eslint, one.legal, one.legalFile ?? one.file, one),
  };
}

/** The findings of the case's own rule; code that does not parse counts too, as it proves nothing. */
async function findings(
  eslint: ESLint,
  code: string,
  filePath: string,
  { rule, message }: LintCase,
): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${ROOT}/${filePath}` });
  const own = result?.messages.filter((found) => found.fatal ?? (found.ruleId ?? '') === rule) ?? [];
  return own
    .map((found) => found.message)
    .filter((text) => message === undefined || text.includes(message) || text.includes('Parsing'));
}
