import { describe, expect, it } from '@jest/globals';
import { pageWith } from './page-with.ts';

const empty = `<html lang="ro">
<head><link rel="stylesheet" crossorigin href="/assets/index.css"></head>
<body><div id="root"></div></body></html>`;
const parts = { markup: '<h1>Trimite $& orice</h1>', role: 'user', scripts: [], styles: [] };

describe('pageWith', () => {
  it('puts the screen in its place, to the letter, and says whom it is for', () => {
    const page = pageWith(empty, parts);
    expect(page).toContain('<div id="root"><h1>Trimite $& orice</h1></div>');
    expect(page).toContain('<html lang="ro" data-drawn-for="user">');
  });

  it('asks at once for what the screen needs, and for nothing twice', () => {
    const page = pageWith(empty, {
      ...parts,
      scripts: ['/assets/send.js'],
      styles: ['/assets/index.css', '/assets/send.css'],
    });
    expect(page.match(/<link [^>]+>/g)).toEqual([
      '<link rel="stylesheet" crossorigin href="/assets/index.css">',
      '<link rel="stylesheet" crossorigin href="/assets/send.css">',
      '<link rel="modulepreload" crossorigin href="/assets/send.js">',
    ]);
  });

  it('refuses a page that it does not know', () => {
    expect(() => pageWith('<html><body></body></html>', parts)).toThrow('index.html must contain');
  });
});
