import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { ROOT } from '../stack/paths.ts';
import { findChromium } from '../test/chromium.ts';

/** `npm run dashboards:pictures [-- --url <page> --range 15m --service payments --out <folder>]`: a picture of every dashboard. */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:13000' },
    range: { type: 'string', default: '15m' },
    service: { type: 'string', default: 'payments' },
    out: { type: 'string', default: join(ROOT, 'docs/images/dashboards') },
    width: { type: 'string', default: '1280' },
    dark: { type: 'boolean', default: false },
  },
});
/** Lines and text need few colours. */
const COLOURS = 96;

const files = (await (await fetch(new URL('/dashboards.json', values.url))).json()) as { uid: string }[];
mkdirSync(values.out, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: 900 },
    colorScheme: values.dark ? 'dark' : 'light',
  });
  page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`));
  for (const { uid } of files) {
    const query = new URLSearchParams({ dashboard: uid, range: values.range, service: values.service });
    await page.goto(new URL(`/?${query.toString()}`, values.url).href);
    await page.locator('main[data-drawn]').waitFor({ timeout: 120_000 });
    const empty = await page.locator('.panel:has(.said) h3').allTextContents();
    const path = join(values.out, `${uid}.png`);
    await sharp(await page.screenshot({ fullPage: true }))
      .png({ palette: true, colours: COLOURS, effort: 10 })
      .toFile(path);
    process.stdout.write(`${path}${empty.length > 0 ? `; nothing in: ${empty.join('; ')}` : ''}\n`);
  }
} finally {
  await browser.close();
}
