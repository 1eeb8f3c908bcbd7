import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { literals, screenLiterals as say } from '@cursa/contracts/legacy-literals';
import type { Browser, Page } from 'playwright-core';
import { newDriver, testPassword, uniqueEmail } from '../cast.ts';
import { readReady } from '../ready.ts';
import { openBrowser, settled, Visits, type Visitor } from './browser.ts';
import { approveAtBank, openFeeDialog, testCards } from './card-hand.ts';
import { dialogsOf } from './dialogs-of.ts';
import { fillSignIn, registerSender } from './registered-sender.ts';
import { WizardHand } from './wizard-hand.ts';

const letters = (): string =>
  Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

describe('a delivery, from the registration to the rating', () => {
  const ready = readReady();
  let browser: Browser;
  let visits: Visits;
  beforeAll(async () => {
    browser = await openBrowser();
    visits = new Visits(browser, ready.url);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
  });

  const seen = (page: Page, text: string, timeout = 30_000): Promise<void> =>
    page.getByText(text).first().waitFor({ timeout });
  const to = async (page: Page, path: string): Promise<void> => {
    await page.waitForURL((url) => url.pathname === path);
    await settled(page);
  };
  /** What a browser writes down for every refused call is not the application's. */
  const ownNoise = ({ noise }: Visitor): string[] =>
    noise.filter((line) => !line.includes('Failed to load resource'));

  it('works for a sender at a desk and a driver on a phone, side by side', async () => {
    const firstname = `Ilinca${letters()}`;
    const email = uniqueEmail('ilinca');
    const carrier = await newDriver(ready, 'Dan', 'Rusu');
    const sender = await visits.open();
    const driver = await visits.open(
      { role: 'driver', email: carrier.client.email, password: testPassword },
      { width: 375, height: 812 },
    );
    const dialogs = [dialogsOf(sender.page), dialogsOf(driver.page)];
    const hand = new WizardHand(sender.page);

    await registerSender(sender.page, { firstname, email });
    await fillSignIn(sender.page, email);
    await to(sender.page, '/home');
    await seen(sender.page, literals.loginSuccessful);

    await hand.chooseRoute();
    await hand.pickFurniture();
    expect(await hand.estimate()).toMatch(/^\$\d/);
    await keepsTheDraft(sender.page, hand, firstname);
    await hand.addPhoto();
    const orderId = await hand.post();
    await seen(sender.page, literals.orderSubmitted);
    expect(orderId).not.toBe('');

    await sender.page.goto(`/counter?order_id=${orderId}`);
    await seen(sender.page, say.noOffers);
    await driverOffers(driver.page, firstname, orderId);
    await senderPays(sender.page, orderId);
    await theyTalk(sender.page, driver.page, orderId);
    await driverCompletes(driver.page, orderId);
    await senderRates(sender.page, orderId);
    await invoicePrints(sender.page);

    expect(dialogs).toEqual([[], []]);
    expect([ownNoise(sender), ownNoise(driver)]).toEqual([[], []]);
    await Promise.all([sender.close(), driver.close()]);
  }, 300_000);

  async function keepsTheDraft(page: Page, hand: WizardHand, senderName: string): Promise<void> {
    const move = { senderName, receiverName: 'Radu Pavel' };
    await hand.goOnToContact();
    await hand.fillContact(move);
    await page.reload();
    await settled(page);
    const name = page.getByRole('textbox', { name: 'Numele destinatarului', exact: true });
    expect(await name.inputValue()).toBe(move.receiverName);
    await page.goBack();
    await to(page, '/parcelfirst');
    const lift = page.getByRole('group', { name: 'La preluare' }).getByRole('checkbox', { name: 'Cu lift' });
    expect(await lift.isChecked()).toBe(true);
    await page.goBack();
    await to(page, '/home');
    const pickup = page.getByRole('combobox', { name: 'Adresa de preluare' });
    expect(await pickup.inputValue()).toContain('Cluj-Napoca');
    await page.goForward();
    await to(page, '/parcelfirst');
    await hand.goOnToContact();
    expect(await name.inputValue()).toBe(move.receiverName);
    await hand.goOnToConfirmation();
    for (const text of ['Cluj-Napoca', 'București', 'Etajul 4, cu lift', 'Radu Pavel', 'Interfon 4'])
      await seen(page, text);
  }

  async function driverOffers(page: Page, senderName: string, orderId: string): Promise<void> {
    await page.goto('/driver-offers');
    await settled(page);
    await page.getByRole('button', { name: /^Filtre/ }).click();
    await page.getByLabel('Caută localitate sau nume').fill(senderName);
    await seen(page, '1 cursă', 60_000);
    await page.getByRole('link', { name: 'Detalii', exact: true }).click();
    await to(page, '/deliveryDetail');
    expect(new URL(page.url()).searchParams.get('order_id')).toBe(orderId);
    const price = page.getByRole('textbox', { name: 'Prețul tău' });
    await price.fill('0');
    await page.getByRole('button', { name: 'Trimite oferta' }).click();
    await seen(page, literals.zeroOffer);
    await price.fill('300');
    await page.getByRole('button', { name: 'Trimite oferta' }).click();
    await seen(page, literals.offerSent);
  }

  async function senderPays(page: Page, orderId: string): Promise<void> {
    await openFeeDialog(page, testCards.asksBank);
    await page.getByRole('button', { name: 'Plătește $30.00' }).click();
    await approveAtBank(page, ready.url);
    await seen(page, literals.platformFeePaid);
    await to(page, '/counter');
    await page.getByRole('link', { name: say.payDelivery }).click();
    await to(page, '/accept');
    await page.getByRole('textbox', { name: 'Cod promoțional' }).fill(ready.coupon);
    await page.getByRole('button', { name: say.applyPromo }).click();
    await seen(page, `Codul ${ready.coupon} este aplicat.`);
    await page.getByRole('link', { name: say.continueToPay }).click();
    await to(page, '/payment');
    await page.getByRole('button', { name: testCards.pays }).click();
    await page.getByRole('button', { name: say.confirmPayment }).click();
    await to(page, '/popup');
    expect(new URL(page.url()).searchParams.get('order_id')).toBe(orderId);
    await page.getByRole('heading', { level: 1, name: say.orderAssigned }).waitFor();
  }

  async function theyTalk(sender: Page, driver: Page, orderId: string): Promise<void> {
    const write = async (page: Page, text: string) => {
      await page.getByRole('textbox', { name: 'Mesajul tău' }).fill(text);
      await page.getByRole('button', { name: 'Trimite mesajul' }).click();
    };
    await sender.getByRole('link', { name: 'Vezi livrarea' }).click();
    await to(sender, '/viewdetails');
    // Over the delivery, whose address stays.
    await sender.getByRole('button', { name: say.chat, exact: true }).click();
    await sender.getByRole('dialog').waitFor();
    await to(sender, '/viewdetails');
    await driver.goto(`/deliveryDetail?order_id=${orderId}`);
    await driver.getByRole('link', { name: say.chat, exact: true }).first().click();
    await to(driver, '/driverChat');
    await write(sender, 'Bună! Sunați-mă la 0721 000 001 când ajungeți.');
    await seen(driver, 'Sunați-mă la 0721 000 001', 15_000);
    await write(driver, 'Sigur. Ajung mâine la 9.');
    await seen(sender, 'Ajung mâine la 9.', 15_000);
    await sender.keyboard.press('Escape');
    await sender.getByRole('dialog').waitFor({ state: 'hidden' });
  }

  async function driverCompletes(page: Page, orderId: string): Promise<void> {
    await page.getByRole('link', { name: 'Vezi livrarea' }).click();
    await to(page, '/deliveryDetail');
    expect(new URL(page.url()).searchParams.get('order_id')).toBe(orderId);
    await page.getByRole('button', { name: say.completeDelivery }).click();
    await seen(page, literals.signatureRequired);
    await seen(page, say.enterSignature);
    const paper = page.getByRole('img', { name: /^Loc de semnat/ });
    await paper.scrollIntoViewIfNeeded();
    const box = await paper.boundingBox();
    if (!box) throw new Error('The place to sign is not to be seen');
    await page.mouse.move(box.x + 40, box.y + 60);
    await page.mouse.down();
    for (const [x, y] of [
      [80, 30],
      [120, 80],
      [160, 40],
      [220, 70],
    ] as const)
      await page.mouse.move(box.x + x, box.y + y, { steps: 6 });
    await page.mouse.up();
    await page.getByRole('button', { name: say.completeDelivery }).click();
    await seen(page, literals.deliveryCompleted);
    await to(page, '/current-trips');
  }

  async function senderRates(page: Page, orderId: string): Promise<void> {
    await page.goto(`/trip?order_id=${orderId}`);
    await page.getByRole('button', { name: 'Evaluează cursa' }).click();
    for (const part of ['Serviciu', 'Timp', 'Comportament'])
      await page.getByRole('radio', { name: `${part}: 5 stele` }).check({ force: true });
    await page.getByRole('textbox', { name: 'Comentariu' }).fill('Totul a ajuns întreg. Mulțumesc!');
    await page.getByRole('button', { name: 'Evaluează', exact: true }).click();
    await seen(page, literals.ratingSaved);
    await seen(page, 'Totul a ajuns întreg. Mulțumesc!');
  }

  async function invoicePrints(page: Page): Promise<void> {
    const opening = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Factura' }).click();
    const invoice = await opening;
    await invoice.getByRole('heading', { level: 1, name: 'Factură' }).waitFor();
    await invoice.emulateMedia({ media: 'print' });
    expect(await invoice.getByRole('banner').filter({ visible: true }).count()).toBe(0);
    expect(await invoice.getByText(/funcția de tipărire/).isVisible()).toBe(false);
    expect(await invoice.getByRole('row', { name: /^Total/ }).textContent()).toMatch(/\d/);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').filter({ visible: true }).count()).toBe(0);
    await invoice.close();
  }
});
