export interface PageParts {
  readonly markup: string;
  readonly role: string;
  /** Scripts and styles that the screen needs beside those of the empty page, as addresses. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const ROOT = '<div id="root"></div>';
const HTML = '<html lang="ro">';

/**
 * The empty page with a screen in it, and with all that the screen needs asked for at once.
 *
 * @throws Error when the empty page is not as expected
 */
export function pageWith(empty: string, { markup, role, scripts, styles }: PageParts): string {
  if (!empty.includes(ROOT) || !empty.includes(HTML) || !empty.includes('</head>'))
    throw new Error(`index.html must contain ${HTML}, </head> and ${ROOT}`);
  const added = [
    ...styles
      .filter((href) => !empty.includes(href))
      .map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...scripts
      .filter((href) => !empty.includes(href))
      .map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ];
  return empty
    .replace(HTML, `<html lang="ro" data-drawn-for="${role}">`)
    .replace('</head>', () => `${added.join('\n')}\n</head>`)
    .replace(ROOT, () => `<div id="root">${markup}</div>`);
}
