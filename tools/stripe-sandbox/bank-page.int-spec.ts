import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { asBrowser, cardForm } from './testing/browser.ts';
import { chargeOf } from './testing/charge.ts';
import { runSandbox, type RunningSandbox } from './testing/run-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
}, 20_000);
afterAll(() => sandbox.stop());

const returnUrl = 'http://localhost:8080/payment?from=wallet';

/** An intent that waits for its holder, made of a card that was typed into a browser. */
async function waiting(number: string): Promise<{ intent: Stripe.PaymentIntent; page: string }> {
  const made = await asBrowser(sandbox.url, 'POST', '/v1/payment_methods', { form: cardForm(number) });
  const params = chargeOf(String(made.body.id), { amount: 123_450, currency: 'ron', return_url: returnUrl });
  const intent = await sandbox.stripe.paymentIntents.create(params);
  expect(intent.status).toBe('requires_action');
  return { intent, page: intent.next_action?.redirect_to_url?.url ?? '' };
}

const press = (page: string, outcome: string): Promise<Response> =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

describe("the bank's page", () => {
  it('says what is paid, to whom and by which card, in Romanian and English', async () => {
    const { page } = await waiting('4000000000003220');
    const answer = await fetch(page);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await answer.text();
    for (const text of ['<html lang="ro">', '1.234,50', 'RON', 'Cursa', 'Visa •••• 3220', 'Aprobă', 'Refuză'])
      expect(html).toContain(text);
    for (const text of ['Test bank', 'Approve', 'Decline']) expect(html).toContain(text);
    expect(html).not.toContain('<script');
  });

  it.each([
    ['4000000000003220', 'confirm', 'succeeded', 'succeeded', undefined],
    [
      '4000002500003155',
      'fail',
      'failed',
      'requires_payment_method',
      'payment_intent_authentication_failure',
    ],
    ['4000008400001629', 'confirm', 'failed', 'requires_payment_method', 'card_declined'],
    ['4000008260003178', 'confirm', 'failed', 'requires_payment_method', 'card_declined'],
  ])('leads %s back after %s with %s', async (number, outcome, redirectStatus, status, code) => {
    const { intent, page } = await waiting(number);
    const answer = await press(page, outcome);
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe('http://localhost:8080/payment');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      from: 'wallet',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: redirectStatus,
    });
    const ended = await sandbox.stripe.paymentIntents.retrieve(intent.id);
    expect(ended.status).toBe(status);
    expect(ended.last_payment_error?.code).toBe(code);
  });

  it('keeps the first answer and offers the way back to who comes again', async () => {
    const { page } = await waiting('4000000000003220');
    await press(page, 'confirm');
    const again = await press(page, 'fail');
    expect(again.headers.get('location')).toContain('redirect_status=succeeded');
    const html = await (await fetch(page)).text();
    expect(html).toContain('Plata a fost aprobată');
    expect(html).toContain('Înapoi la Cursa');
    expect(html).not.toContain('<form');
  });

  it('knows no payment of another id, and no third answer', async () => {
    const answer = await fetch(`${sandbox.url}/_sandbox/3ds/pi_nope`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Plata nu există');
    const { page } = await waiting('4000000000003063');
    expect((await press(page, 'perhaps')).status).toBe(400);
  });
});
