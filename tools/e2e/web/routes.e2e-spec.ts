import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { paths } from '../../../apps/web/src/lib/paths/paths.ts';
import { readReady } from '../ready.ts';
import { openBrowser, readable, settled, Visits, type Visitor } from './browser.ts';
import { screens, type Who } from './screens.ts';
import { setWebStage, type WebStage } from './web-stage.ts';

const open = [
  'welcome',
  'image',
  'trip',
  'forgot',
  'profile',
  'header',
  'vehicle-information',
  'information-driver',
  'createpassword-driver',
  'driver-license',
  'as-user',
  'as-driver',
  'information-user',
  'user-details',
  'createpassword-user',
  'information-bussiness',
  'information-details',
  'logout',
];
const driverOnly = ['driver-history', 'driver-offers', 'current-trips', 'deliveryDetail', 'driverChat'];
const userOnly = [
  'homesec',
  'parcelfirst',
  'parcelsecond',
  'parcelthird',
  'blog',
  'faq',
  'send',
  'history',
  'pagefirst',
  'pagesecond',
  'wallet',
  'transaction',
  'popup',
  'viewdetails',
  'counter',
  'accept',
  'offer',
  'payment',
  'home',
  'userChat',
];

describe('the web application, route by route', () => {
  let browser: Browser;
  let visits: Visits;
  let stage: WebStage;
  const windows = new Map<Who, Promise<Visitor>>();
  const as = (who: Who): Promise<Visitor> => {
    const known = windows.get(who) ?? visits.open(who === 'nobody' ? undefined : stage[who]);
    windows.set(who, known);
    return known;
  };
  /** Opens an address as somebody and tells where that led. */
  const go = async (who: Who, address: string): Promise<string> => {
    const { page } = await as(who);
    await page.goto(address);
    await settled(page);
    const { pathname, search } = new URL(page.url());
    return pathname + search;
  };

  beforeAll(async () => {
    const ready = readReady();
    stage = await setWebStage(ready);
    browser = await openBrowser();
    visits = new Visits(browser, ready.url);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
  });

  it.each(open)('/%s is open to everybody and stays where it is', async (route) => {
    expect(await go('nobody', `/${route}`)).toBe(`/${route}`);
  });

  it.each(userOnly)('/%s is for senders', async (route) => {
    expect(await go('nobody', `/${route}`)).toBe(`/as-user?returnUrl=%2F${route}`);
    expect(await go('driver', `/${route}`)).toBe('/not-authorized');
    expect(await go('sender', `/${route}`)).toBe(`/${route}`);
  });

  it.each(driverOnly)('/%s is for drivers', async (route) => {
    expect(await go('nobody', `/${route}`)).toBe(`/as-driver?returnUrl=%2F${route}`);
    expect(await go('sender', `/${route}`)).toBe('/not-authorized');
    expect(await go('driver', `/${route}`)).toBe(`/${route}`);
  });

  it.each([
    ['/', paths.welcome],
    ['/login', paths.asUser],
    ['/login?returnUrl=%2Fcurrent-trips', '/as-driver?returnUrl=%2Fcurrent-trips'],
    ['/login?returnUrl=https%3A%2F%2Fevil.example', paths.asUser],
    ['/driverHome', '/as-driver?returnUrl=%2Fdriver-offers'],
    ['/pagefrist', '/as-user?returnUrl=%2Fpagefirst'],
  ])('%s leads to %s', async (address, target) => {
    expect(await go('nobody', address)).toBe(target);
  });

  it.each(screens.map((screen) => [screen.name, screen] as const))(
    '%s says what the specification quotes, and nothing in the console',
    async (_name, { who, at, says }) => {
      const { page, noise } = await as(who);
      noise.length = 0;
      await page.goto(at(stage));
      await settled(page);
      if (says.length > 0)
        await page
          .waitForFunction(
            (text) =>
              [
                document.body.innerText,
                ...[...document.querySelectorAll('input')].map(({ placeholder }) => placeholder),
              ]
                .join('\n')
                .includes(text),
            says.at(-1) ?? '',
          )
          .catch(() => undefined);
      const text = await readable(page);
      for (const words of says) expect(text).toContain(words);
      expect(noise).toEqual([]);
    },
  );
});
