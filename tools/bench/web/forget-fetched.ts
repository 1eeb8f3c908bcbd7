import type { BrowserContext } from 'playwright-core';

/** Empties the browser's cache and ends an origin's service worker; cookies and local storage stay. */
export async function forgetFetched(browser: BrowserContext, origin: string): Promise<void> {
  const page = await browser.newPage();
  const devtools = await browser.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await page.close();
}
