import { expect } from '@jest/globals';
import { screenLiterals as say } from '@cursa/contracts/legacy-literals';
import type { Page } from 'playwright-core';
import { photo } from '../photo.ts';
import { settled } from './browser.ts';

export interface Move {
  readonly senderName: string;
  readonly receiverName: string;
}

/** Who fills the four steps of an order in with mouse and keyboard, by what can be read there. */
export class WizardHand {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async chooseRoute(): Promise<void> {
    const { page } = this;
    await this.choosePlace('Adresa de preluare', 'cluj-nap', /Cluj-Napoca/);
    await page.getByRole('textbox', { name: 'Detalii pentru adresa de preluare' }).fill('bl. A2, ap. 14');
    await this.choosePlace('Adresa de livrare', 'bucuresti', /București/);
    await page.getByRole('textbox', { name: 'Detalii pentru adresa de livrare' }).fill('et. 2, ap. 7');
    await page.getByRole('combobox', { name: 'Categoria' }).selectOption('furniture');
    await page.getByRole('button', { name: 'Salvează și continuă' }).click();
    await this.at('/parcelfirst');
  }

  async pickFurniture(): Promise<void> {
    const { page } = this;
    const groups = page.getByRole('group', { name: 'Ce muți?' });
    await page
      .getByRole('list', { name: /^Obiecte:/ })
      .getByRole('button')
      .nth(2)
      .click();
    await groups.getByRole('button', { name: 'Cutie' }).click();
    const box = page.getByRole('list', { name: 'Obiecte: Cutie' }).getByRole('button').first();
    for (let count = 0; count < 3; count += 1) await box.click();
    const from = page.getByRole('group', { name: 'La preluare' });
    await from.getByRole('combobox', { name: 'Etajul' }).selectOption({ label: 'Etajul 4' });
    await from.getByRole('checkbox', { name: 'Cu lift' }).check();
    await from.getByRole('checkbox', { name: 'Ambalare' }).check();
    const to = page.getByRole('group', { name: 'La livrare' });
    await to.getByRole('combobox', { name: 'Etajul' }).selectOption({ label: 'Etajul 2' });
    await to.getByRole('checkbox', { name: 'Montare', exact: true }).check();
  }

  async goOnToContact(): Promise<void> {
    await this.page.getByRole('button', { name: say.saveAndContinue }).click();
    await this.at('/parcelsecond');
  }

  async fillContact({ senderName, receiverName }: Move): Promise<void> {
    const field = (name: string) => this.page.getByRole('textbox', { name, exact: true });
    await field('Numele expeditorului').fill(senderName);
    await field('Telefonul expeditorului').fill('0721000001');
    await field('Numele destinatarului').fill(receiverName);
    await field('Telefonul destinatarului').fill('0722333444');
    await field('Instrucțiuni scurte pentru curier').fill('Interfon 4');
  }

  async goOnToConfirmation(): Promise<void> {
    await this.page.getByRole('button', { name: say.saveAndContinueStep2 }).click();
    await this.at('/parcelthird');
  }

  async addPhoto(): Promise<void> {
    const { page } = this;
    const picture = Buffer.from(await (await photo('Canapea', '#3d6b8c')).arrayBuffer());
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Adaugă fotografii' }).click();
    await (await chooser).setFiles({ name: 'canapea.png', mimeType: 'image/png', buffer: picture });
    await page.getByText('Cel mult 3. Mai încap 2.').waitFor();
    await page.getByRole('img', { name: 'Fotografia 1' }).waitFor();
  }

  /** Posts the order and reads its number from the page that follows. */
  async post(): Promise<string> {
    const { page } = this;
    await page.getByRole('button', { name: 'Confirmă comanda' }).click();
    await this.at('/home');
    const posted = await page.getByText(/^Comanda .+ a fost publicată\.$/).textContent();
    return /^Comanda (\S+) /.exec(posted ?? '')?.[1] ?? '';
  }

  /** The sum beside the form, such as "$512.40". */
  async estimate(): Promise<string> {
    const sum = this.page.getByRole('status').filter({ hasText: /^\$[\d.,]+$/ });
    await sum.waitFor();
    return (await sum.textContent()) ?? '';
  }

  private async choosePlace(label: string, typed: string, place: RegExp): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).fill(typed);
    await this.page.getByRole('option', { name: place }).first().click();
    expect(await this.page.getByRole('combobox', { name: label }).inputValue()).toMatch(place);
  }

  private async at(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path);
    await settled(this.page);
  }
}
