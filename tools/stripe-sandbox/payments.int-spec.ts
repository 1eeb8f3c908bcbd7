import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { chargeOf, errorOf } from './testing/charge.ts';
import { runSandbox, type RunningSandbox } from './testing/run-sandbox.ts';

let sandbox: RunningSandbox;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await runSandbox();
  stripe = sandbox.stripe;
}, 20_000);
afterAll(() => sandbox.stop());

describe('paying', () => {
  it.each(['tok_visa', 'tok_mastercard', 'tok_amex', 'pm_card_visa', 'tok_ro', 'tok_threeDSecureOptional'])(
    'takes %s at once',
    async (source) => {
      const intent = await stripe.paymentIntents.create(
        chargeOf(source, { metadata: { order: '7' }, expand: ['latest_charge'] }),
      );
      expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1000, metadata: { order: '7' } });
      expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_`));
      expect(intent.latest_charge).toMatchObject({
        object: 'charge',
        paid: true,
        captured: true,
        payment_intent: intent.id,
      });
      const read = await stripe.paymentIntents.retrieve(intent.id);
      expect(await stripe.charges.retrieve(String(read.latest_charge))).toMatchObject({
        amount_captured: 1000,
      });
    },
  );

  it.each([
    ['tok_chargeDeclined', 'card_declined', 'generic_decline'],
    ['tok_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['tok_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['tok_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['tok_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
    ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card'],
    ['pm_card_chargeDeclinedStolenCard', 'card_declined', 'stolen_card'],
    ['pm_card_chargeDeclinedFraudulent', 'card_declined', 'fraudulent'],
    ['pm_card_chargeDeclinedVelocityLimitExceeded', 'card_declined', 'card_velocity_exceeded'],
  ])('declines %s with %s', async (source, code, declineCode) => {
    const error = await errorOf(stripe.paymentIntents.create(chargeOf(source)));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code, decline_code: declineCode });
    const intent = await stripe.paymentIntents.retrieve(error.payment_intent?.id ?? '');
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      amount_received: 0,
      payment_method: null,
      last_payment_error: { type: 'card_error', code, decline_code: declineCode },
    });
    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  it('makes tokens and methods of test numbers; a token works once', async () => {
    const card = { number: '4242 4242 4242 4242', exp_month: '12', exp_year: '2040', cvc: '123' };
    const token = await stripe.tokens.create({ card });
    expect(token.card).toMatchObject({ brand: 'Visa', last4: '4242' });
    expect(await stripe.paymentIntents.create(chargeOf(token.id))).toMatchObject({ status: 'succeeded' });
    expect(await errorOf(stripe.paymentIntents.create(chargeOf(token.id)))).toMatchObject({
      code: 'token_already_used',
    });

    const method = await stripe.paymentMethods.create({
      type: 'card',
      card: { number: '4000000000009995', exp_month: 12, exp_year: 2040 },
    });
    expect(await errorOf(stripe.paymentIntents.create(chargeOf(method.id)))).toMatchObject({
      decline_code: 'insufficient_funds',
    });
  });

  it.each([
    [{ number: '4242424242424241', exp_month: '12', exp_year: '2040' }, 'incorrect_number'],
    [{ number: '4242424242424242', exp_month: '13', exp_year: '2040' }, 'invalid_expiry_month'],
    [{ number: '4242424242424242', exp_month: '12', exp_year: '2020' }, 'invalid_expiry_year'],
    [{ number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '1' }, 'invalid_cvc'],
    [{ number: '4111111111111111', exp_month: '12', exp_year: '2040' }, 'card_declined'],
  ])('refuses the card %j with %s', async (card, code) => {
    expect(await errorOf(stripe.tokens.create({ card }))).toMatchObject({ statusCode: 402, code });
  });

  it.each([
    [{ amount: 49 }, 'amount_too_small'],
    [{ amount: 199, currency: 'ron' }, 'amount_too_small'],
    [{ amount: 0 }, 'parameter_invalid_integer'],
    [{ amount: 10.5 }, 'parameter_invalid_integer'],
    [{ amount: 100_000_000 }, 'amount_too_large'],
    [{ payment_method: 'pm_nope' }, 'resource_missing'],
    [{ customer: 'cus_1' }, 'parameter_unknown'],
    [{ payment_method_types: ['card'] }, 'parameter_unknown'],
  ])('refuses %j with %s', async (wrong, code) => {
    const params = { ...chargeOf('pm_card_visa'), ...wrong };
    const error = await errorOf(stripe.paymentIntents.create(params));
    expect(error).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError', code });
  });

  it('wants a return_url with automatic payment methods, as Stripe does', async () => {
    const params = chargeOf('pm_card_visa', { automatic_payment_methods: { enabled: true } });
    delete params.allowed_payment_method_types;
    expect(await errorOf(stripe.paymentIntents.create(params))).toMatchObject({ param: 'return_url' });
    const never = { enabled: true, allow_redirects: 'never' } as const;
    const paid = await stripe.paymentIntents.create({ ...params, automatic_payment_methods: never });
    expect(paid.status).toBe('succeeded');
  });

  it('authorises, captures a part, cancels; and nothing after the end', async () => {
    const manual = chargeOf('pm_card_visa', { capture_method: 'manual' });
    const first = await stripe.paymentIntents.create(manual);
    expect(first).toMatchObject({ status: 'requires_capture', amount_capturable: 1000, amount_received: 0 });
    expect(await errorOf(stripe.paymentIntents.capture(first.id, { amount_to_capture: 1001 }))).toMatchObject(
      { statusCode: 400 },
    );
    expect(await stripe.paymentIntents.capture(first.id, { amount_to_capture: 400 })).toMatchObject({
      status: 'succeeded',
      amount_received: 400,
    });
    const code = 'payment_intent_unexpected_state';
    expect(await errorOf(stripe.paymentIntents.cancel(first.id))).toMatchObject({ code });
    expect(await errorOf(stripe.paymentIntents.confirm(first.id))).toMatchObject({ code });

    const second = await stripe.paymentIntents.create(manual);
    expect(await stripe.paymentIntents.cancel(second.id)).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
    });
    expect(await stripe.charges.retrieve(String(second.latest_charge))).toMatchObject({
      refunded: true,
      captured: false,
    });
  });

  it('lists newest first, page by page', async () => {
    const made = [];
    for (let i = 0; i < 3; i++)
      made.push((await stripe.paymentIntents.create({ amount: 500, currency: 'usd' })).id);
    const page = await stripe.paymentIntents.list({
      limit: 2,
      created: { gte: Math.floor(Date.now() / 1000) - 60 },
    });
    expect(page).toMatchObject({ has_more: true, data: [{ id: made[2] }, { id: made[1] }] });
    const next = await stripe.paymentIntents.list({ limit: 1, starting_after: made[1] ?? '' });
    expect(next.data[0]?.id).toBe(made[0]);
  });

  it('knows the key and its endpoints', async () => {
    const stranger = new Stripe('sk_test_wrong', {
      host: '127.0.0.1',
      port: new URL(sandbox.url).port,
      protocol: 'http',
    });
    expect(await errorOf(stranger.paymentIntents.list())).toMatchObject({
      statusCode: 401,
      type: 'StripeAuthenticationError',
    });
    expect(await errorOf(stripe.customers.list())).toMatchObject({ statusCode: 404 });
    expect(await errorOf(stripe.paymentIntents.retrieve('pi_nope'))).toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
  });
});
