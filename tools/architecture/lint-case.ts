/** One rule, code that breaks it, and code beside it that does not. */
export interface LintCase {
  readonly title: string;
  readonly rule: string;
  /** Where the code pretends to be. */
  readonly file: string;
  readonly illegal: string;
  readonly legal: string;
  /** Where the legal code pretends to be, when the place is what makes it legal. */
  readonly legalFile?: string;
  /** Part of the message, where one rule has many. */
  readonly message?: string;
}

const use = (what: string, name = 'x'): string =>
  `import { ${name} } from '${what}';\nexport const y = ${name};`;

/** A case of `cursa/imports`: one file that imports what it must not, and what it may. */
export const importCase = (
  title: string,
  file: string,
  illegal: string,
  legal: string,
  message: string,
  legalFile?: string,
): LintCase => ({
  title,
  rule: 'cursa/imports',
  file,
  illegal: use(illegal),
  legal: use(legal),
  message,
  ...(legalFile ? { legalFile } : {}),
});
