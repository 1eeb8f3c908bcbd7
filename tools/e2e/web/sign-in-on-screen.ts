import type { Page } from 'playwright-core';

export interface Credentials {
  readonly role: 'user' | 'driver';
  readonly email: string;
  readonly password: string;
}

/** Signs in through the screen of the role; the page's context knows the installation's address. */
export async function signInOnScreen(page: Page, { role, email, password }: Credentials): Promise<void> {
  await page.goto(role === 'user' ? '/as-user' : '/as-driver');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[autocomplete=current-password]').fill(password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(role === 'user' ? '**/home' : '**/driver-offers');
}
