import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@cursa/testing/eventually';
import { RecoverAttemptsJob } from '../recovery/recover-attempts.job.ts';
import { RunningPayments } from '../testing/run-payments.ts';
import { ProcessStripeEventsJob } from './process-stripe-events.job.ts';

jest.setTimeout(120_000);

describe("Stripe's events", () => {
  let payments: RunningPayments;
  beforeAll(async () => {
    payments = await RunningPayments.start();
  });
  afterAll(() => payments.stop());

  async function deliver(body: string, signature?: string): Promise<number> {
    const { stripe, sandbox, app } = payments;
    const header =
      signature ?? stripe.webhooks.generateTestHeaderString({ payload: body, secret: sandbox.webhookSecret });
    const headers = { 'content-type': 'application/json', 'stripe-signature': header };
    return (await fetch(`${await app.getUrl()}/webhooks/stripe`, { method: 'POST', body, headers })).status;
  }

  const eventOf = (type: string, intent: string) =>
    JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      data: { object: { id: intent, object: 'payment_intent' } },
    });

  /** A top-up whose holder has confirmed at the bank and never came back. */
  async function confirmedAtBank(account: string): Promise<string> {
    const asked = await payments.topUp(account, 1_200, 'tok_threeDSecureRequired');
    expect(asked).toMatchObject({ status: 402, body: { code: 'payment-needs-action' } });
    const fields = asked.body.errors as { field: string; message: string }[];
    const intent = fields.find(({ field }) => field === 'intent_id')?.message ?? '';
    expect(fields.find(({ field }) => field === 'next_action_url')?.message).toContain(intent);
    await payments.sandbox.holder(intent, 'confirm');
    return intent;
  }

  it('in any order, and twice, end alike', async () => {
    const types = ['created', 'requires_action', 'processing', 'payment_failed', 'succeeded', 'canceled'];
    const orders = [
      types,
      types.toReversed(),
      [...types, ...types],
      ['succeeded', 'created', 'payment_failed'],
    ];
    for (const [index, order] of orders.entries()) {
      const account = `holder-${index}`;
      const intent = await confirmedAtBank(account);
      for (const type of order) expect(await deliver(eventOf(`payment_intent.${type}`, intent))).toBe(200);
      // The jobs were woken by the events and may be at it already.
      await eventually(async () => {
        await payments.app.get(ProcessStripeEventsJob).execute();
        await payments.app.get(RecoverAttemptsJob).execute();
        expect(await payments.balance(`wallet:${account}`)).toBe(1_200);
      });
    }
  });

  it('lets a holder who comes back have the answer once, whoever finished the payment', async () => {
    const intent = await confirmedAtBank('returner');
    expect(await payments.topUp('returner', 1_200, intent)).toMatchObject({
      status: 201,
      body: { balance_minor: 1_200 },
    });
    expect((await payments.topUp('returner', 1_200, intent)).status).toBe(402);
    expect(await payments.balance('wallet:returner')).toBe(1_200);
  });

  it('control: without an event and without the holder nothing is credited', async () => {
    await confirmedAtBank('nobody');
    await payments.app.get(ProcessStripeEventsJob).execute();
    expect(await payments.balance('wallet:nobody')).toBe(0);
  });

  it('with a bad, an old or a re-serialised body are refused before anything is kept', async () => {
    const body = eventOf('payment_intent.succeeded', 'pi_x');
    const { stripe, sandbox } = payments;
    const secret = sandbox.webhookSecret;
    const old = stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp: Math.floor(Date.now() / 1000) - 301,
    });
    const good = stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    const before = await payments.database.query('select event_id from stripe_events');
    expect(await deliver(body, 't=1,v1=00')).toBe(400);
    expect(await deliver(body, old)).toBe(400);
    expect(await deliver(JSON.stringify(JSON.parse(body), null, 1), good)).toBe(400);
    expect(await payments.database.query('select event_id from stripe_events')).toEqual(before);
  });
});
