import { format } from 'prettier';
import { ALLOWED } from './licence-policy.ts';
import type { ProductionPackage } from './production-packages.ts';

export const LICENCES_PAGE = 'docs/licences.md';

/** docs/licences.md: every package of others in production, with its licence. */
export async function licencesPage(packages: readonly ProductionPackage[]): Promise<string> {
  const counts = new Map<string, number>();
  for (const { licence = 'none' } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const text = [
    '# Licences',
    '',
    `The ${packages.length} packages that production may install (some for other platforms only), out of`,
    '`package-lock.json`, by `npm run supply-chain`. A test refuses a licence that is not in the first table',
    'and a list that is not up to date. Data and the typeface: [where data comes from](data-sources.md). The texts:',
    '`npm run supply-chain -- notices`.',
    '',
    '| licence | packages | why it may be used |',
    '| --- | --- | --- |',
    ...[...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([licence, count]) => `| ${licence} | ${count} | ${reasonOf(licence)} |`),
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...packages.map(({ name, version, licence }) => `| \`${name}\` | ${version} | ${licence ?? 'none'} |`),
    '',
  ].join('\n');
  return format(text, { parser: 'markdown', printWidth: 110 });
}

/** Of an expression, what its parts ask for. */
function reasonOf(expression: string): string {
  const ids = expression.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
  if (expression.includes(' OR ')) return `taken as ${ids.find((id) => id in ALLOWED) ?? 'none'}`;
  return ids.length > 1 ? 'as its parts' : (ALLOWED[expression] ?? 'not allowed');
}
