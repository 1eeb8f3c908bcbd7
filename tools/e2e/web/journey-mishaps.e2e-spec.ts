import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { literals, screenLiterals as say } from '@cursa/contracts/legacy-literals';
import type { Browser } from 'playwright-core';
import { newParties, offeredOrder, type Parties, postedOrder } from '../agreed-order.ts';
import { testPassword } from '../cast.ts';
import { photo } from '../photo.ts';
import { readReady } from '../ready.ts';
import { openBrowser, settled, Visits } from './browser.ts';
import type { Credentials } from './sign-in-on-screen.ts';
import { openFeeDialog, testCards } from './card-hand.ts';
import { dialogsOf } from './dialogs-of.ts';
import { fillSignIn } from './registered-sender.ts';
import { sandboxCharges } from './sandbox-charges.ts';

describe('when something goes wrong on the way', () => {
  const ready = readReady();
  let browser: Browser;
  let visits: Visits;
  let parties: Parties;
  beforeAll(async () => {
    parties = await newParties(ready);
    browser = await openBrowser();
    visits = new Visits(browser, ready.url);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
  });
  const sender = (): Credentials => ({ role: 'user', email: parties.sender.email, password: testPassword });
  const driver = (): Credentials => ({
    role: 'driver',
    email: parties.driver.client.email,
    password: testPassword,
  });

  describe('a fee whose answer is lost is paid once', () => {
    it.each([
      ['after the payment has reached the server', true],
      ['before it has', false],
    ])(
      'the line is cut %s',
      async (_when, arrives) => {
        const { orderId } = await offeredOrder(parties);
        const { page, context, close } = await visits.open(sender());
        const keys: (string | undefined)[] = [];
        await page.route('**/api/v1/orders/*/platform-fee', async (route) => {
          keys.push(route.request().headers()['idempotency-key']);
          if (keys.length > 1) return route.continue();
          if (arrives) await route.fetch();
          await context.setOffline(true);
          await route.abort('internetdisconnected');
        });
        await page.goto(`/counter?order_id=${orderId}`);
        await openFeeDialog(page, testCards.pays);
        const before = await sandboxCharges(ready.url);
        await page.getByRole('button', { name: 'Plătește $30.00' }).dblclick();

        await page.getByText('Nu plăti din nou, verificăm').waitFor();
        await page.getByText(say.platformFeeTransport).waitFor();
        expect(await page.getByRole('button', { name: 'Plătește $30.00' }).isDisabled()).toBe(true);
        expect(keys).toHaveLength(1);

        await context.setOffline(false);
        if (!arrives) await page.getByRole('button', { name: 'Repetă aceeași plată' }).click();
        await page.getByText(literals.platformFeePaid).waitFor();
        await page.getByRole('link', { name: say.payDelivery }).waitFor();
        expect(await page.getByRole('dialog').count()).toBe(0);

        expect(new Set(keys).size).toBe(1);
        expect(await sandboxCharges(ready.url)).toBe(before + 1);
        const money = await page.request.get(`/api/v1/orders/${orderId}/money`);
        expect(await money.json()).toMatchObject({ fee_minor: 3_000, fee_paid: true, refunded_minor: 0 });
        await close();
      },
      120_000,
    );
  });

  it('a session that ends in the middle of a form is taken up again over it', async () => {
    const { page, context, close } = await visits.open(sender());
    await page.goto('/profile');
    const name = page.getByRole('textbox', { name: 'Prenume' });
    await name.fill('Ileana Maria');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Actualizează' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sesiunea s-a încheiat' });
    await dialog.getByLabel(/^Parolă/).fill(testPassword);
    await dialog.getByRole('button', { name: 'Conectează-te' }).click();
    await page.getByText(literals.profileUpdated).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
    expect(await name.inputValue()).toBe('Ileana Maria');
    const me = await page.request.get('/api/v1/me');
    expect(await me.json()).toMatchObject({ first_name: 'Ileana Maria' });
    await close();
  }, 90_000);

  it('a driver who does not tell where they are has the list all the same', async () => {
    await postedOrder(parties.sender);
    const { page, context, noise, close } = await visits.open(driver());
    await context.clearPermissions();
    await page.goto('/driver-offers?sort=newest');
    await page.getByText(say.locationRequiredTitle).waitFor();
    await page.getByText(say.locationRequired).waitFor();
    await settled(page);
    await page
      .getByRole('link', { name: /^Detalii/ })
      .first()
      .click();
    await page.waitForURL('**/deliveryDetail?*');
    await page.getByRole('textbox', { name: 'Prețul tău' }).waitFor();
    expect(noise).toEqual([]);
    await close();
  }, 60_000);

  it('an alert stands beside the way, not in it', async () => {
    const { page, close } = await visits.open();
    const dialogs = dialogsOf(page);
    await page.goto('/as-user?returnUrl=%2Fwallet');
    await fillSignIn(page, parties.sender.email);
    await page.waitForURL('**/wallet');
    await settled(page);
    const notice = page.getByText(literals.loginSuccessful);
    await notice.waitFor();
    // It is there, and the page behind it takes what is typed.
    await page.getByPlaceholder(say.enterAmount).fill('12');
    expect(await notice.isVisible()).toBe(true);
    expect(dialogs).toEqual([]);
    await close();
  }, 60_000);

  it('an upload that failed is sent again alone', async () => {
    const { page, close } = await visits.open();
    let calls = 0;
    await page.route('**/api/v1/media?*', (route) => {
      calls += 1;
      return calls === 1 ? route.abort('connectionreset') : route.continue();
    });
    await page.goto('/driver-documents');
    const slot = (label: string) => page.getByRole('group', { name: label });
    const choose = async (label: string) => {
      const chooser = page.waitForEvent('filechooser');
      await slot(label)
        .getByRole('button', { name: `Alege sau fotografiază: ${label}` })
        .click();
      const buffer = Buffer.from(await (await photo(label, '#5b8c3d')).arrayBuffer());
      await (await chooser).setFiles({ name: `${label}.png`, mimeType: 'image/png', buffer });
    };
    const [failing, stored] = ['Licența de transport', 'Certificat de asigurare CMR'];
    await choose(failing);
    const again = slot(failing).getByRole('button', { name: `Trimite din nou: ${failing}` });
    await again.waitFor();
    await choose(stored);
    await slot(stored)
      .getByText(/^Încărcat/)
      .waitFor();
    expect(calls).toBe(2);
    await again.click();
    await slot(failing)
      .getByText(/^Încărcat/)
      .waitFor();
    expect(calls).toBe(3);
    expect(
      await slot(stored)
        .getByText(/^Încărcat/)
        .isVisible(),
    ).toBe(true);
    await close();
  }, 60_000);
});
