/** Licences that a package in production may have, and why. Whoever adds one says why. */
export const ALLOWED: Readonly<Record<string, string>> = {
  MIT: 'keep the notice',
  'MIT-0': 'nothing is asked',
  ISC: 'keep the notice',
  '0BSD': 'nothing is asked',
  'BSD-2-Clause': 'keep the notice',
  'BSD-3-Clause': 'keep the notice; no advertising with names',
  'Apache-2.0': 'keep licence and NOTICE; a grant of patents comes with it',
  'BlueOak-1.0.0': 'keep the notice; in plain words, with patents',
  'CC0-1.0': 'public domain',
  'CC-BY-4.0': 'data: name the source, as docs/data-sources.md and the product do',
  'OFL-1.1': 'the typeface: may be shipped with a product, not sold alone; its licence has to go with it',
  'LGPL-3.0-or-later':
    'only the libvips binaries of sharp: a shared library, unchanged, in a package of its own, which anybody may replace',
};

/** Strong enough to be looked at anew for each package. */
const ONLY_FOR: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'CC-BY-4.0': /^naughty-words$/,
  'OFL-1.1': /^@fontsource-variable\//,
};

/** @returns whether a package with this SPDX expression may be in production: one side of each OR, all sides of each AND */
export function isAllowed(name: string, expression: string | undefined): boolean {
  if (!expression) return false;
  const bare = expression.replaceAll(/[()]/g, '');
  // Without parentheses AND binds stronger; with both kinds and parentheses, somebody reads it.
  if (bare !== expression && bare.includes(' AND ') && bare.includes(' OR ')) return false;
  return bare.split(' OR ').some((side) => side.split(' AND ').every((id) => isAllowedId(name, id.trim())));
}

function isAllowedId(name: string, id: string): boolean {
  return id in ALLOWED && (ONLY_FOR[id]?.test(name) ?? true);
}
