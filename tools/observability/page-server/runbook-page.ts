const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What our runbooks use of Markdown inside of a line: code, emphasis. */
function inline(text: string): string {
  return escape(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(^|\W)_([^_]+)_(?=\W|$)/g, '$1<em>$2</em>');
}

/** A block of lines without an empty one between. */
function block(text: string): string {
  const [, marks, heading] = /^(#{1,3}) (.*)$/.exec(text) ?? [];
  if (marks && heading !== undefined) return `<h${marks.length}>${inline(heading)}</h${marks.length}>`;
  if (!/^(- |\d+\. )/.test(text)) return `<p>${inline(text)}</p>`;
  const items = text.split(/\n(?=- |\d+\. )/).map((item) => inline(item.replace(/^(- |\d+\. )/, '')));
  const kind = text.startsWith('- ') ? 'ul' : 'ol';
  return `<${kind}>${items.map((item) => `<li>${item}</li>`).join('')}</${kind}>`;
}

/** A page of deploy/runbooks for a browser: headings, lists and paragraphs, which is all they hold. */
export function runbookPage(title: string, markdown: string): string {
  const blocks = markdown
    .trim()
    .split(/\n{2,}/)
    .map(block);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escape(title)}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/page/page.css"><style>main{max-width:46rem;padding-bottom:3rem}main h2{margin-top:1.6em}li{margin:.3em 0}</style></head>
<body><header><nav aria-label="Dashboards"><a href="/">Dashboards</a></nav></header><main>${blocks.join('\n')}</main></body></html>`;
}
