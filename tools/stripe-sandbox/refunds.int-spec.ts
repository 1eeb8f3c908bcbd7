import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { chargeOf, errorOf } from './testing/charge.ts';
import { runSandbox, type RunningSandbox } from './testing/run-sandbox.ts';

let sandbox: RunningSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await runSandbox();
  stripe = sandbox.stripe;
}, 20_000);
afterAll(() => sandbox.stop());

describe('refunding', () => {
  it('refunds in parts and never more than was taken', async () => {
    const intent = await stripe.paymentIntents.create(chargeOf('tok_visa'));
    const part = await stripe.refunds.create({
      payment_intent: intent.id,
      amount: 400,
      metadata: { why: 'late' },
    });
    expect(part).toMatchObject({
      object: 'refund',
      status: 'succeeded',
      amount: 400,
      metadata: { why: 'late' },
    });
    const over = await errorOf(stripe.refunds.create({ payment_intent: intent.id, amount: 601 }));
    expect(over).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', param: 'amount' });
    const rest = await stripe.refunds.create({ charge: String(intent.latest_charge) });
    expect(rest.amount).toBe(600);
    expect(await errorOf(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({
      code: 'charge_already_refunded',
    });
    expect(await stripe.charges.retrieve(String(intent.latest_charge))).toMatchObject({
      amount_refunded: 1000,
      refunded: true,
    });
    const listed = await stripe.refunds.list({ payment_intent: intent.id });
    expect(listed.data.map((refund) => refund.id)).toEqual([rest.id, part.id]);
    expect(await stripe.refunds.retrieve(part.id)).toMatchObject({ charge: intent.latest_charge });
  });

  it('refunds nothing that was not paid', async () => {
    const open = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    expect(await errorOf(stripe.refunds.create({ payment_intent: open.id }))).toMatchObject({
      statusCode: 400,
    });
    expect(await errorOf(stripe.refunds.create({ payment_intent: 'pi_nope' }))).toMatchObject({
      code: 'resource_missing',
    });
  });

  it('gives one of many parallel refunds the money', async () => {
    const intent = await stripe.paymentIntents.create(chargeOf('tok_visa'));
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => stripe.refunds.create({ payment_intent: intent.id, amount: 700 })),
    );
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });
});
