import { describe, expect, it } from '@jest/globals';
import { pageWith } from './page-with.ts';

const empty = `<html lang="ro">
<head>
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index.css">
</head>
<body><div id="root"></div>
</body></html>`;
const parts = { markup: '<h1 class="title">Trimite $& orice</h1>', role: 'user', scripts: [], styles: [] };
const sheets: Record<string, string> = {
  '/assets/index.css':
    '.title{color:red}.other{color:blue}[data-scheme=dark] .title{color:pink}[data-scheme=dark] .other{color:grey}',
  '/assets/send.css': '.title:hover{color:green}@keyframes unused{to{opacity:0}}',
};
const read = (address: string) => Promise.resolve(sheets[address] ?? '');
const linksOf = (page: string) => page.match(/<link [^>]+>/g);

describe('pageWith', () => {
  it('puts the screen in its place, to the letter, and says whom it is for', async () => {
    const page = await pageWith(empty, parts, read);
    expect(page).toContain('<div id="root"><h1 class="title">Trimite $& orice</h1></div>');
    expect(page).toContain('<html lang="ro" data-drawn-for="user">');
  });

  it('asks at once for what the screen needs, and for nothing twice', async () => {
    const needs = { scripts: ['/assets/send.js'], styles: ['/assets/index.css', '/assets/send.css'] };
    const page = await pageWith(empty, { ...parts, ...needs }, read);
    expect(linksOf(page)).toEqual([
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/send.js">',
      '<link rel="stylesheet" crossorigin href="/assets/index.css">',
      '<link rel="stylesheet" crossorigin href="/assets/send.css">',
    ]);
  });

  it('carries the rules that its picture uses, in either scheme, and no others', async () => {
    const page = await pageWith(empty, { ...parts, styles: ['/assets/send.css'] }, read);
    const [, used = ''] = /<style>(.*?)<\/style>\s*<\/head>/s.exec(page) ?? [];
    expect(used).toContain('.title{color:red}');
    expect(used).toContain('[data-scheme=dark] .title{color:pink}');
    expect(used).toContain('.title:hover{color:green}');
    expect(used).not.toMatch(/other|unused/);
  });

  it('lets nothing wait in front of the picture', async () => {
    const page = await pageWith(empty, parts, read);
    const [head = '', body = ''] = page.split('</head>');
    expect(head).not.toContain('rel="stylesheet"');
    expect(body.indexOf('rel="stylesheet"')).toBeGreaterThan(body.indexOf('</h1>'));
    expect(head).toContain('<script type="module" fetchpriority="low"');
  });

  it('refuses a page that it does not know', async () => {
    await expect(pageWith('<html><body></body></html>', parts, read)).rejects.toThrow(
      'index.html must contain',
    );
  });
});
