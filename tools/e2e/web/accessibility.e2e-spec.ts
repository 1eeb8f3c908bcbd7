import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { readReady } from '../ready.ts';
import { openBrowser, settled, type Visitor, Visits } from './browser.ts';
import { screens, type Who } from './screens.ts';
import { setWebStage, type WebStage } from './web-stage.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 A and AA, one line each; `only` narrows it to one rule. */
async function faults(page: Page, only?: string): Promise<string[]> {
  // Legacy mode looks at this page only; there are no frames of others, and it opens no helper page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(RULES)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** The faults in both themes. A theme changes nothing but colours, so the second look is at those. */
async function inBothThemes(
  page: Page,
  first: 'light' | 'dark',
  second: 'light' | 'dark',
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: first });
  const all = await faults(page);
  await page.emulateMedia({ colorScheme: second });
  return [
    ...all.map((fault) => `${first} ${fault}`),
    ...(await faults(page, 'color-contrast')).map((fault) => `${second} ${fault}`),
  ];
}

describe('axe finds nothing', () => {
  let browser: Browser;
  let visits: Visits;
  let stage: WebStage;
  const windows = new Map<Who, Promise<Visitor>>();

  beforeAll(async () => {
    const ready = readReady();
    stage = await setWebStage(ready);
    browser = await openBrowser();
    visits = new Visits(browser, ready.url);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
  });

  it.each(screens.map((screen) => [screen.name, screen] as const))(
    'on %s, light and dark, in Romanian and English',
    async (_name, { who, at }) => {
      const known =
        windows.get(who) ??
        visits.open(who === 'nobody' ? undefined : stage[who], {
          width: 390,
          // Taller than any screen, so that what sticks to the bottom covers nothing that is looked at.
          height: 4_000,
        });
      windows.set(who, known);
      const { page } = await known;
      await page.goto(at(stage));
      await settled(page);
      const ro = await inBothThemes(page, 'light', 'dark');
      await page.getByRole('button', { name: 'EN: English' }).click();
      await page.getByRole('button', { name: 'RO: Română' }).waitFor();
      const en = await inBothThemes(page, 'dark', 'light');
      expect({ ro, en }).toEqual({ ro: [], en: [] });
    },
    60_000,
  );

  it('finds a picture without words (control)', async () => {
    const { page, close } = await visits.open();
    await page.setContent('<html lang="ro"><title>x</title><main><h1>x</h1><img src="data:,"></main></html>');
    expect(await faults(page)).toEqual(['image-alt: img']);
    await close();
  });
});
