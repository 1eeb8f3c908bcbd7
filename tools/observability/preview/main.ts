import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { dashboards } from '../dashboards.ts';
import type { Dashboard } from '../panel.ts';
import { drawPanel } from './draw-panel.ts';
import { queryRange, type Range } from './query-range.ts';

/**
 * Draws the dashboards without Grafana, from what a Prometheus knows, as pictures: every panel's query is asked.
 * `node --conditions=@cursa/source tools/observability/preview/main.ts --out <folder> [--prometheus <url>] [--minutes 15]`
 */
const { values } = parseArgs({
  options: {
    prometheus: { type: 'string', default: 'http://127.0.0.1:9090' },
    minutes: { type: 'string', default: '15' },
    service: { type: 'string', default: 'payments' },
    out: { type: 'string', default: '.cursa/dashboards' },
  },
});
const STYLE = `body{font:13px system-ui,sans-serif;margin:16px;color:#1d2733;background:#f4f6f9;width:1288px}
h1{font-size:20px;margin:0}h2{font-size:14px;grid-column:span 24;margin:10px 0 0}h3{font-size:12px;margin:0 0 4px}
main{display:grid;grid-template-columns:repeat(24,1fr);gap:8px}section{background:#fff;border:1px solid #dde3ea;border-radius:4px;padding:8px;min-width:0}
svg{width:100%;height:130px;border-bottom:1px solid #b9c3cf}path{fill:none;stroke-width:1.5;vector-effect:non-scaling-stroke}
ul{list-style:none;margin:0;padding:0}li b{font-size:18px}.legend{font-size:11px;margin:4px 0 0;line-height:1.4}.legend span{margin-right:8px}
.top{font-size:10px;color:#5b6774}.none{color:#98a3af}`;

const end = Math.floor(Date.now() / 1_000);
const start = end - Number(values.minutes) * 60;
const range: Range = {
  prometheus: values.prometheus,
  start,
  end,
  step: Math.max(5, Math.round((end - start) / 120)),
  variables: { $__rate_interval: '1m', $service: values.service },
};

mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1320, height: 800 } });
  for (const dashboard of dashboards) {
    const { html, empty } = await draw(dashboard);
    await page.setContent(html);
    const path = join(values.out, `${dashboard.uid}.png`);
    await page.screenshot({ path, fullPage: true });
    process.stdout.write(`${path}${empty.length > 0 ? `; without data: ${empty.join('; ')}` : ''}\n`);
  }
} finally {
  await browser.close();
}

async function draw({ title, about, rows }: Dashboard): Promise<{ html: string; empty: string[] }> {
  const parts: string[] = [];
  const empty: string[] = [];
  for (const row of rows) {
    parts.push(`<h2>${row.title}</h2>`);
    for (const panel of row.panels) {
      const lines = await Promise.all(panel.queries.map(([expr, legend]) => queryRange(expr, legend, range)));
      if (lines.flat().length === 0) empty.push(panel.title);
      parts.push(drawPanel(panel, lines.flat(), range));
    }
  }
  const html = `<style>${STYLE}</style><h1>${title}</h1><p>${about}</p><main>${parts.join('')}</main>`;
  return { html, empty };
}
