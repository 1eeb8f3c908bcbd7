import { screenLiterals as say } from '@cursa/contracts/legacy-literals';
import type { Page } from 'playwright-core';

export const testCards = {
  pays: /^Plata reușește/,
  asksBank: /^Banca cere confirmarea ta/,
} as const;

/** Opens the dialog that pays the platform fee of an offer of 300.00, and fills a test card in. */
export async function openFeeDialog(page: Page, card: RegExp): Promise<void> {
  await page.getByRole('button', { name: say.payPlatformFee('30.00') }).click();
  const dialog = page.getByRole('dialog', { name: 'Taxa de platformă' });
  await dialog.getByRole('button', { name: card }).click();
  await dialog.getByText('Câmpurile au fost completate').waitFor({ state: 'attached' });
}

/**
 * On the bank's page, which is not ours: the holder of the card agrees and is led back. An installation that is looked
 * at through another address than its own, such as a preview, is come back to at that address.
 */
export async function approveAtBank(page: Page, base: string): Promise<void> {
  await page.getByRole('heading', { name: 'Confirmă plata' }).waitFor();
  const wayBack = page.waitForRequest((request) => new URL(request.url()).searchParams.has('payment_intent'));
  await page.getByRole('button', { name: /^Aprobă/ }).click();
  const { origin, pathname, search } = new URL((await wayBack).url());
  if (origin !== new URL(base).origin) await page.goto(new URL(pathname + search, base).href);
}
