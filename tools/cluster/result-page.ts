import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../stack/paths.ts';
import type { Result, Results } from './results.ts';

/** Leaves the run's results for people and for programs: `.cursa/cluster.html` and `.cursa/cluster-results.json`. */
export function writeResultPage(results: Results, facts: Readonly<Record<string, string>>): string {
  const folder = join(ROOT, '.cursa');
  mkdirSync(folder, { recursive: true });
  const json = { at: new Date().toISOString(), facts, summary: results.toString(), results: results.list };
  writeFileSync(join(folder, 'cluster-results.json'), `${JSON.stringify(json, null, 2)}\n`);
  const file = join(folder, 'cluster.html');
  writeFileSync(file, page(results, facts, json.at));
  return file;
}

function page(results: Results, facts: Readonly<Record<string, string>>, at: string): string {
  const rows = results.list.map(row).join('\n');
  const known = Object.entries(facts).map(
    ([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Cursa on Kubernetes</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2733}
table{border-collapse:collapse;width:100%}td{border-top:1px solid #d8dde3;padding:.4rem .6rem;vertical-align:top}
.passed{color:#17653a}.failed{color:#a4161a;font-weight:600}.skipped{color:#6b5900}dt{font-weight:600}dd{margin:0 0 .4rem}</style>
</head><body><h1>Cursa on Kubernetes</h1><p>${escape(at)}: ${escape(results.toString())}</p>
<dl>${known.join('')}</dl><table>${rows}</table></body></html>
`;
}

function row({ name, outcome, figure }: Result): string {
  return `<tr><td class="${outcome}">${outcome}</td><td>${escape(name)}</td><td>${escape(figure)}</td></tr>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
