import { usedStyles } from './used-styles.ts';

export interface PageParts {
  readonly markup: string;
  readonly role: string;
  /** Scripts and styles that the screen needs beside those of the empty page, as addresses. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const ROOT = '<div id="root"></div>';
const HTML = '<html lang="ro">';
const STYLE = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>\s*/g;
const SCRIPT = /<(script type="module"|link rel="modulepreload") /g;

/**
 * The empty page with a screen in it, and with all that the screen needs asked for at once, in the order in which it
 * is needed: the rules that the picture uses stand in the page, all others and the scripts come after it. Scripts wait
 * for the styles above them, so nothing is ever drawn with half of its rules.
 *
 * @param read the text of a built file by its address
 * @throws Error when the empty page is not as expected
 */
export async function pageWith(
  empty: string,
  { markup, role, scripts, styles }: PageParts,
  read: (address: string) => Promise<string>,
): Promise<string> {
  if (![HTML, '</head>', ROOT, '</body>'].every((part) => empty.includes(part)))
    throw new Error(`index.html must contain ${HTML}, </head>, ${ROOT} and </body>`);
  const sheets = [...new Set([...[...empty.matchAll(STYLE)].map(([, href = '']) => href), ...styles])];
  const preloads = scripts
    .filter((href) => !empty.includes(href))
    .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
  const page = empty
    .replaceAll(STYLE, '')
    .replace(HTML, `<html lang="ro" data-drawn-for="${role}">`)
    .replace('</head>', () => `${preloads.join('\n')}\n</head>`)
    .replaceAll(SCRIPT, '<$1 fetchpriority="low" ')
    .replace(ROOT, () => `<div id="root">${markup}</div>`);
  const used = await usedStyles(page, (await Promise.all(sheets.map(read))).join('\n'));
  const links = sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`);
  return page
    .replace('</head>', () => `<style>${used}</style>\n</head>`)
    .replace('</body>', () => `${links.join('\n')}\n</body>`);
}
