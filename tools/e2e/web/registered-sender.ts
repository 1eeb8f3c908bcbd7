import { literals } from '@cursa/contracts/legacy-literals';
import type { Page } from 'playwright-core';
import { testPassword } from '../cast.ts';
import { settled } from './browser.ts';

export interface NewSender {
  readonly firstname: string;
  readonly email: string;
}

/** All steps of a sender's registration, up to the sign-in that follows it. */
export async function registerSender(page: Page, { firstname, email }: NewSender): Promise<void> {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const next = async (name: string, path: string) => {
    await page.getByRole('button', { name }).click();
    await page.waitForURL(`**${path}`);
    await settled(page);
  };
  await page.goto('/as-user');
  await page.getByRole('link', { name: 'Creează unul acum' }).click();
  await page.waitForURL('**/information-bussiness');
  await field('Prenume').fill(firstname);
  await field('Nume').fill('Încercare');
  await field('E-mail').fill(email);
  await field('Telefon').fill('0723456789');
  await next('Continuă', '/information-details');
  await page.getByLabel('Județ').fill('Cluj');
  await field('Localitate').fill('Cluj-Napoca');
  await field('Stradă, număr, bloc, scară, apartament').fill('Str. Memorandumului 28');
  await next('Continuă', '/user-details');
  await page.getByLabel(/^Parolă/).fill(testPassword);
  await page.getByLabel(/^Confirmă parola/).fill(testPassword);
  await page.getByRole('checkbox', { name: 'Sunt de acord cu termenii și condițiile' }).check();
  await next('Creează contul', '/as-user');
  await page.getByText(literals.registrationSuccess).waitFor();
}

/** E-mail and password on the sign-in that is open. */
export async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel(/^Parolă/).fill(testPassword);
  await page.getByRole('button', { name: 'Conectează-te' }).click();
}
