import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defaultPublishableKey } from './config.ts';
import { asBrowser, cardForm } from './testing/browser.ts';
import { chargeOf, errorOf } from './testing/charge.ts';
import { runSandbox, type RunningSandbox } from './testing/run-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
}, 20_000);
afterAll(() => sandbox.stop());

const open = (): Promise<{ id: string; client_secret: string | null }> =>
  sandbox.stripe.paymentIntents.create({ amount: 1000, currency: 'usd', metadata: { order: '7' } });
const secretOf = (intent: { client_secret: string | null }): string => intent.client_secret ?? '';

describe('a page of this machine', () => {
  it.each(['http://localhost:8080', 'http://127.0.0.1:18080', 'https://localhost', 'http://[::1]:3000'])(
    'may call from %s',
    async (origin) => {
      const preflight = await asBrowser(sandbox.url, 'OPTIONS', '/v1/payment_methods', { origin });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
      expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
      const refused = await asBrowser(sandbox.url, 'POST', '/v1/payment_methods', { origin, form: {} });
      expect(refused.status).toBe(400);
      expect(refused.headers.get('access-control-allow-origin')).toBe(origin);
      expect(refused.headers.get('vary')).toContain('origin');
    },
  );

  it.each(['https://evil.example', 'http://localhost.evil.example', 'http://127.0.0.1.nip.io', 'null'])(
    'is not one of %s',
    async (origin) => {
      const preflight = await asBrowser(sandbox.url, 'OPTIONS', '/v1/payment_methods', { origin });
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
      expect(preflight.headers.get('access-control-allow-headers')).toBeNull();
      const answer = await asBrowser(sandbox.url, 'POST', '/v1/payment_methods', { origin, form: {} });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('may not steer the sandbox', async () => {
    const answer = await asBrowser(sandbox.url, 'GET', '/_sandbox/state');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('a publishable key', () => {
  it('makes a payment method that a server can charge, once', async () => {
    const made = await asBrowser(sandbox.url, 'POST', '/v1/payment_methods', {
      form: cardForm('5555 5555 5555 4444'),
    });
    expect(made).toMatchObject({
      status: 200,
      body: { object: 'payment_method', card: { brand: 'mastercard', last4: '4444', exp_year: 2040 } },
    });
    expect(JSON.stringify(made.body)).not.toContain('5555555555554444');
    const id = String(made.body.id);
    expect(await sandbox.stripe.paymentIntents.create(chargeOf(id))).toMatchObject({ status: 'succeeded' });
    expect(await errorOf(sandbox.stripe.paymentIntents.create(chargeOf(id)))).toMatchObject({
      param: 'payment_method',
    });
  });

  it('makes a token', async () => {
    const { type: _, ...form } = cardForm('4242424242424242');
    const made = await asBrowser(sandbox.url, 'POST', '/v1/tokens', { form });
    expect(made).toMatchObject({ status: 200, body: { object: 'token', card: { last4: '4242' } } });
  });

  it('hears what is wrong with a card', async () => {
    const form = { ...cardForm('4242424242424242'), 'card[exp_year]': '20' };
    expect(await asBrowser(sandbox.url, 'POST', '/v1/payment_methods', { form })).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', code: 'invalid_expiry_year', param: 'exp_year' } },
    });
  });

  it.each([
    ['POST', '/v1/payment_intents'],
    ['GET', '/v1/payment_intents'],
    ['POST', '/v1/payment_intents/pi_1'],
    ['POST', '/v1/payment_intents/pi_1/cancel'],
    ['POST', '/v1/payment_intents/pi_1/capture'],
    ['POST', '/v1/refunds'],
    ['GET', '/v1/charges/ch_1'],
    ['GET', '/v1/payment_methods'],
    ['GET', '/v1/payment_methods/pm_1'],
    ['GET', '/v1/events'],
  ])('opens nothing else: %s %s', async (method, path) => {
    const call = method === 'POST' ? { form: {} } : {};
    expect(await asBrowser(sandbox.url, method, path, call)).toMatchObject({
      status: 403,
      body: { error: { type: 'invalid_request_error', code: 'secret_key_required' } },
    });
  });

  it('of someone else is no key', async () => {
    const key = `${defaultPublishableKey}_other`;
    expect(await asBrowser(sandbox.url, 'POST', '/v1/tokens', { key, form: {} })).toMatchObject({
      status: 401,
    });
  });
});

describe('an intent in the browser', () => {
  it('is read and confirmed by its client_secret, without what is the server’s', async () => {
    const intent = await open();
    const path = `/v1/payment_intents/${intent.id}`;
    const read = await asBrowser(sandbox.url, 'GET', `${path}?client_secret=${secretOf(intent)}`);
    expect(read).toMatchObject({ status: 200, body: { id: intent.id, amount: 1000 } });
    expect(read.body).not.toHaveProperty('metadata');
    const form = {
      client_secret: secretOf(intent),
      return_url: 'http://localhost:8080/payment',
      payment_method: 'pm_card_chargeDeclined',
    };
    const declined = await asBrowser(sandbox.url, 'POST', `${path}/confirm`, { form });
    expect(declined).toMatchObject({
      status: 402,
      body: { error: { code: 'card_declined', payment_intent: { status: 'requires_payment_method' } } },
    });
    expect(JSON.stringify(declined.body)).not.toContain('"order"');
    const paid = await asBrowser(sandbox.url, 'POST', `${path}/confirm`, {
      form: { ...form, payment_method: 'pm_card_visa' },
    });
    expect(paid).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(paid.body).not.toHaveProperty('latest_charge');
  });

  it('stays closed without the secret, or with another’s', async () => {
    const [intent, other] = [await open(), await open()];
    const path = `/v1/payment_intents/${intent.id}`;
    expect(await asBrowser(sandbox.url, 'GET', path)).toMatchObject({
      status: 400,
      body: { error: { code: 'parameter_missing', param: 'client_secret' } },
    });
    const form = { client_secret: secretOf(other), payment_method: 'pm_card_visa' };
    expect(await asBrowser(sandbox.url, 'POST', `${path}/confirm`, { form })).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_invalid_parameter', param: 'client_secret' } },
    });
    expect(await sandbox.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
    });
  });
});
