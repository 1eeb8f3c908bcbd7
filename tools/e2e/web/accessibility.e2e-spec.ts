import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { readReady } from '../ready.ts';
import { openBrowser, settled, Visits } from './browser.ts';
import { screens } from './screens.ts';
import { setWebStage, type WebStage } from './web-stage.ts';

/** What axe finds against WCAG 2.2 A and AA, one line each. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

describe('axe finds nothing', () => {
  let browser: Browser;
  let visits: Visits;
  let stage: WebStage;

  beforeAll(async () => {
    const ready = readReady();
    stage = await setWebStage(ready);
    browser = await openBrowser();
    visits = new Visits(browser, ready.url);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
  });

  describe.each(['ro', 'en'] as const)('in %s', (locale) => {
    it.each(screens.map((screen) => [screen.name, screen] as const))(
      'on %s, light and dark',
      async (_name, { who, at }) => {
        const { page, close } = await visits.open(who === 'nobody' ? undefined : stage[who], {
          locale,
          width: 390,
          height: 844,
        });
        await page.goto(at(stage));
        await settled(page);
        const light = await faults(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = await faults(page);
        await close();
        expect({ light, dark }).toEqual({ light: [], dark: [] });
      },
    );
  });

  it('finds a picture without words (control)', async () => {
    const { page, close } = await visits.open();
    await page.setContent('<html lang="ro"><title>x</title><main><h1>x</h1><img src="data:,"></main></html>');
    expect(await faults(page)).toEqual(['image-alt: img']);
    await close();
  });
});
