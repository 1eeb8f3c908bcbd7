import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { literals, screenLiterals as say } from '@cursa/contracts/legacy-literals';
import type { Browser, Page } from 'playwright-core';
import { acceptForm, feeForm, newParties, offeredOrder, type Parties } from '../agreed-order.ts';
import { testPassword } from '../cast.ts';
import { must } from '../must.ts';
import { readReady } from '../ready.ts';
import { openBrowser, Visits, type Visitor } from './browser.ts';
import { KeyboardHand } from './keyboard-hand.ts';

describe('with the keyboard alone', () => {
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

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

  async function signIn(path: string, email: string): Promise<{ hand: KeyboardHand } & Visitor> {
    const visitor = await visits.open();
    const hand = new KeyboardHand(visitor.page);
    await visitor.page.goto(path);
    await hand.type(field(visitor.page, 'E-mail'), email);
    await hand.type(visitor.page.getByLabel(/^Parolă/), testPassword);
    await visitor.page.keyboard.press('Enter');
    return { hand, ...visitor };
  }

  async function choosePlace(hand: KeyboardHand, label: string, typed: string): Promise<void> {
    const { page } = hand;
    await hand.type(page.getByRole('combobox', { name: label }), typed);
    const suggestions = page.getByRole('listbox', { name: 'Sugestii' }).getByRole('option');
    await suggestions.first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await suggestions.count()).toBe(0);
  }

  it('a sender signs in and posts parcels', async () => {
    const { page, hand, close } = await signIn('/as-user', parties.sender.email);
    await hand.arrivesAt('/home');

    await choosePlace(hand, 'Adresa de preluare', 'cluj-nap');
    await choosePlace(hand, 'Adresa de livrare', 'bucuresti');
    const category = page.getByRole('combobox', { name: 'Categoria' });
    await hand.type(category, (await category.locator('option[value=other]').textContent()) ?? '');
    expect(await category.inputValue()).toBe('other');
    await hand.press(button(page, 'Salvează și continuă'));
    await hand.arrivesAt('/parcelfirst');
    expect(new URL(page.url()).searchParams.get('cate')).toBe('11');

    await hand.tabTo(page.getByRole('combobox', { name: 'Tipul transportului' }));
    await page.keyboard.press('ArrowDown');
    await hand.type(field(page, 'Conținut'), 'Cărți și haine');
    await hand.type(field(page, 'Lungime (cm)'), '60');
    await hand.type(field(page, 'Greutate (kg)'), '12');
    await hand.press(button(page, 'Cantitate: mai mult'));
    await hand.press(button(page, say.saveAndContinue));
    await hand.arrivesAt('/parcelsecond');

    await hand.type(field(page, 'Numele expeditorului'), 'Elena Test');
    await hand.type(field(page, 'Telefonul expeditorului'), '0723456789');
    await hand.type(field(page, 'Numele destinatarului'), 'Radu Pavel');
    await hand.type(field(page, 'Telefonul destinatarului'), '0722333444');
    await hand.press(button(page, say.saveAndContinueStep2));
    await hand.arrivesAt('/parcelthird');

    await hand.press(button(page, 'Confirmă comanda'));
    await hand.arrivesAt('/home');
    await page.getByText(literals.orderSubmitted).waitFor();
    await page.getByText(/^Comanda .+ a fost publicată\.$/).waitFor();
    await close();
  }, 180_000);

  it('a driver signs in, names a price, and completes with a typed signature', async () => {
    const order = await offeredOrder(parties, '400.00');
    const { page, hand, close } = await signIn('/as-driver', parties.driver.client.email);
    await hand.arrivesAt('/driver-offers');

    await hand.press(page.getByRole('button', { name: /^Filtre/ }));
    await hand.type(page.getByLabel('Caută localitate sau nume'), 'Memorandumului');
    const details = page.getByRole('link', { name: /^Detalii/ });
    await hand.press(details.and(page.locator(`[href*="${order.orderId}"]`)));
    await hand.arrivesAt('/deliveryDetail');

    await hand.type(field(page, 'Prețul tău'), '300');
    await page.keyboard.press('Enter');
    await page.getByText(literals.offerSent).waitFor();

    const { data } = await must(parties.sender, '/driver_offer_list', { order_id: order.orderId });
    const [offer = {}] = data as Record<string, string>[];
    expect(offer.driver_quote_real).toBe('300.00');
    await must(parties.sender, '/setPlatformFee', feeForm({ ...order, offer }));
    await must(parties.sender, '/acceptDeliveryRequest', acceptForm({ ...order, offer }, 'stripe'));

    await hand.tabTo(page.getByRole('radio', { name: 'Cu degetul' }));
    await page.keyboard.press('ArrowRight');
    await hand.type(field(page, 'Numele celui care primește'), 'Radu Pavel');
    await hand.press(button(page, say.completeDelivery));
    await hand.arrivesAt('/current-trips');
    await page.getByText(literals.deliveryCompleted).waitFor();
    await close();
  }, 180_000);

  it('a stop that cannot be seen is found (control)', async () => {
    const { page, close } = await visits.open();
    await page.setContent('<style>a:focus { outline: none }</style><a href="#x">x</a><a href="#y">y</a>');
    await expect(new KeyboardHand(page).tabTo(page.getByRole('link', { name: 'y' }))).rejects.toThrow(
      'without an outline',
    );
    await close();
  });
});
