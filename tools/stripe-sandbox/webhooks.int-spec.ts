import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { chargeOf, errorOf } from './testing/charge.ts';
import { runSandbox, type RunningSandbox } from './testing/run-sandbox.ts';
import { receiveWebhooks, type WebhookReceiver } from './testing/webhook-receiver.ts';

let receiver: WebhookReceiver;
let sandbox: RunningSandbox;
let stripe: Stripe;
beforeAll(async () => {
  receiver = await receiveWebhooks();
  sandbox = await runSandbox({ WEBHOOK_URL: receiver.url });
  stripe = sandbox.stripe;
}, 20_000);
afterAll(async () => {
  await sandbox.stop();
  await receiver.close();
});
beforeEach(async () => {
  await sandbox.control('webhooks', { mode: 'release' });
  receiver.events.length = 0;
});

const has = (type: string) => (events: Stripe.Event[]) => events.some((event) => event.type === type);
const types = (): string[] => receiver.events.map((event) => event.type);

describe('webhooks', () => {
  it('tell a payment and its refund, signed', async () => {
    const key = 'hook-1';
    const intent = await stripe.paymentIntents.create(chargeOf('tok_visa'), { idempotencyKey: key });
    await stripe.refunds.create({ payment_intent: intent.id, amount: 300 });
    await receiver.until(has('charge.refunded'));
    expect(types()).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'refund.created',
      'charge.refunded',
    ]);
    const event = receiver.events[2];
    expect(event).toMatchObject({
      object: 'event',
      livemode: false,
      data: { object: { id: intent.id, status: 'succeeded' } },
      request: { id: intent.lastResponse.requestId, idempotency_key: key },
    });
    expect(await stripe.events.retrieve(event?.id ?? '')).toMatchObject({ type: 'payment_intent.succeeded' });
    expect(receiver.events[4]?.data.previous_attributes).toMatchObject({ amount_refunded: 0 });
    const listed = await stripe.events.list({ type: 'charge.refunded', limit: 1 });
    expect(listed.data[0]?.id).toBe(receiver.events[4]?.id);
  });

  it('tell declines and cancellations', async () => {
    const error = await errorOf(stripe.paymentIntents.create(chargeOf('tok_chargeDeclined')));
    await stripe.paymentIntents.cancel(error.payment_intent?.id ?? '');
    await receiver.until(has('payment_intent.canceled'));
    expect(types()).toEqual(
      ['created', 'payment_failed', 'canceled']
        .map((name) => `payment_intent.${name}`)
        .toSpliced(1, 0, 'charge.failed'),
    );
  });

  it('are retried until taken, across kill -9 as well', async () => {
    await sandbox.control('webhooks', { mode: 'hold' });
    const intent = await stripe.paymentIntents.create(chargeOf('tok_visa'));
    await sandbox.restart();
    expect(receiver.events).toEqual([]);
    receiver.failNext(500, 503, 302);
    await sandbox.control('webhooks', { mode: 'release' });
    await receiver.until((events) => events.length === 3);
    expect(receiver.events.map((event) => (event.data.object as { id: string }).id)).toContain(intent.id);
    expect(await sandbox.control('state')).toMatchObject({
      undelivered: 0,
      captured: { usd: expect.any(Number) },
    });
  }, 20_000);

  it('come twice in duplicate mode, and all of them in shuffle mode', async () => {
    await sandbox.control('webhooks', { mode: 'duplicate' });
    await stripe.paymentIntents.create(chargeOf('tok_visa'));
    await receiver.until((events) => events.length === 6);
    expect(new Set(receiver.events.map((event) => event.id)).size).toBe(3);

    receiver.events.length = 0;
    await sandbox.control('webhooks', { mode: 'shuffle' });
    await Promise.all(Array.from({ length: 4 }, () => stripe.paymentIntents.create(chargeOf('tok_visa'))));
    await receiver.until((events) => events.length === 12);
    const listed = await stripe.events.list({ limit: 12 });
    const made = listed.data.map((event) => event.id).reverse();
    const came = receiver.events.map((event) => event.id);
    expect(came.toSorted()).toEqual(made.toSorted());
    expect(came).not.toEqual(made);
  });

  it('can be sent again one by one', async () => {
    await stripe.paymentIntents.create(chargeOf('tok_visa'));
    await receiver.until(has('payment_intent.succeeded'));
    const { id } = receiver.events[2] ?? { id: '' };
    expect(await sandbox.control(`events/${id}/deliver`, {})).toMatchObject({ delivered: true });
    expect(receiver.events.filter((event) => event.id === id)).toHaveLength(2);
  });
});

describe('3-D Secure', () => {
  const press = (url: string, outcome: string): Promise<Response> =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
  const start = async (source: string): Promise<{ id: string; url: string }> => {
    const params = chargeOf(source, { return_url: 'https://cursa.example/back?order=7' });
    const intent = await stripe.paymentIntents.create(params);
    expect(intent).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    return { id: intent.id, url: intent.next_action?.redirect_to_url?.url ?? '' };
  };

  it.each(['tok_threeDSecure2Required', 'pm_card_authenticationRequired'])(
    'lets the holder confirm %s',
    async (source) => {
      const { id, url } = await start(source);
      expect(await (await fetch(url)).text()).toMatch(/10,00\sUSD/);
      const back = await press(url, 'confirm');
      expect(back.status).toBe(303);
      expect(back.headers.get('location')).toContain('https://cursa.example/back?order=7&payment_intent=pi_');
      expect(back.headers.get('location')).toContain('redirect_status=succeeded');
      await receiver.until(has('payment_intent.succeeded'));
      expect(types()).toContain('payment_intent.requires_action');
      await press(url, 'fail');
      expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
        status: 'succeeded',
        amount_received: 1000,
      });
    },
  );

  it('fails with the holder, and with a bank that declines after all', async () => {
    const refused = await start('tok_threeDSecure2Required');
    expect((await press(refused.url, 'fail')).headers.get('location')).toContain('redirect_status=failed');
    expect(await stripe.paymentIntents.retrieve(refused.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    await receiver.until(has('payment_intent.payment_failed'));

    const poor = await start('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds');
    expect((await press(poor.url, 'confirm')).headers.get('location')).toContain('redirect_status=failed');
    expect(await stripe.paymentIntents.retrieve(poor.id)).toMatchObject({
      last_payment_error: { decline_code: 'insufficient_funds' },
    });
  });
});
