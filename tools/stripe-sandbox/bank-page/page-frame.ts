import { bankStyle } from './bank-style.ts';

/** Everything around what the bank says. `body` is HTML. */
export function pageFrame(title: string, body: string): string {
  return `<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Banca de test</title>
<style>${bankStyle}</style>
</head>
<body>
<main>
<header><strong>Banca de test</strong><small lang="en">Test bank</small></header>
${body}
<footer>
<p>Simulare: nu se mișcă bani adevărați.</p>
<p lang="en">A simulation: no real money moves.</p>
</footer>
</main>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
