import type { BrowserContext } from 'playwright-core';

/** Signs in through the screen of the role, so that the profile's later pages are that person's. */
export async function signIn(
  context: BrowserContext,
  base: string,
  role: 'user' | 'driver',
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${base.replace(/\/+$/, '')}/${role === 'user' ? 'as-user' : 'as-driver'}`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(role === 'user' ? '**/home' : '**/driver-offers');
  await page.close();
}
