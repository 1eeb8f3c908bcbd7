import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReady } from '../ready.ts';
import { openBrowser, settled, Visits } from './browser.ts';
import { screens } from './screens.ts';
import { setWebStage } from './web-stage.ts';

/** `npm run screens [-- part of a name]`: a picture of every screen at three widths and in both themes, and a page that shows them all. */
const FOLDER = '.cursa/screens';
const WIDTHS = [375, 768, 1280];
const wanted = process.argv[2] ?? '';

const ready = readReady();
const stage = await setWebStage(ready);
const browser = await openBrowser();
const visits = new Visits(browser, ready.url);
mkdirSync(FOLDER, { recursive: true });
const rows: string[] = [];
for (const { name, who, at } of screens.filter((screen) => screen.name.includes(wanted))) {
  const files: string[] = [];
  for (const width of WIDTHS) {
    const { page, close } = await visits.open(who === 'nobody' ? undefined : stage[who], {
      width,
      height: width < 500 ? 812 : 900,
    });
    await page.goto(at(stage));
    await settled(page).catch(() => process.stdout.write(`${name}: not settled\n`));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const file = `${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: join(FOLDER, file), fullPage: true });
      files.push(file);
    }
    await close();
  }
  rows.push(
    `<section><h2>${name}</h2>${files.map((file) => `<a href="${file}"><img loading="lazy" alt="${file}" src="${file}"></a>`).join('')}</section>`,
  );
  process.stdout.write(`${name}\n`);
}
await browser.close();
writeFileSync(
  join(FOLDER, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Cursa: screens</title><style>body{font:1rem system-ui}img{height:320px;margin:4px;border:1px solid #ccc;vertical-align:top}</style>${rows.join('\n')}`,
);
process.stdout.write(`${FOLDER}/index.html\n`);
