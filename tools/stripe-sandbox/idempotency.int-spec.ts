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

const captured = async (): Promise<number> =>
  ((await sandbox.control('state')).captured as { usd?: number }).usd ?? 0;

describe('idempotency keys', () => {
  it('replay the first answer and charge once, also after kill -9', async () => {
    const before = await captured();
    const options = { idempotencyKey: 'pay-1' };
    const first = await stripe.paymentIntents.create(chargeOf('tok_visa'), options);
    const again = await stripe.paymentIntents.create(chargeOf('tok_visa'), options);
    await sandbox.restart();
    const later = await stripe.paymentIntents.create(chargeOf('tok_visa'), options);
    expect([again.id, later.id]).toEqual([first.id, first.id]);
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(later.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(later.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
    expect((await captured()) - before).toBe(1000);
  });

  it('charge twice without a common key: the test above can fail', async () => {
    const before = await captured();
    await stripe.paymentIntents.create(chargeOf('tok_visa'), { idempotencyKey: 'a' });
    await stripe.paymentIntents.create(chargeOf('tok_visa'), { idempotencyKey: 'b' });
    expect((await captured()) - before).toBe(2000);
  });

  it('refuse other parameters and another endpoint', async () => {
    const options = { idempotencyKey: 'pay-2' };
    await stripe.paymentIntents.create(chargeOf('tok_visa'), options);
    const other = await errorOf(
      stripe.paymentIntents.create(chargeOf('tok_visa', { amount: 1001 }), options),
    );
    expect(other).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
    const elsewhere = await errorOf(stripe.refunds.create({ payment_intent: 'pi_x' }, options));
    expect(elsewhere).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' });
  });

  it('replay declines, but not invalid parameters', async () => {
    const options = { idempotencyKey: 'pay-3' };
    const first = await errorOf(stripe.paymentIntents.create(chargeOf('tok_chargeDeclined'), options));
    const again = await errorOf(stripe.paymentIntents.create(chargeOf('tok_chargeDeclined'), options));
    expect(again.payment_intent?.id).toBe(first.payment_intent?.id);
    expect(again.headers?.['idempotent-replayed']).toBe('true');

    const corrected = { idempotencyKey: 'pay-4' };
    await errorOf(stripe.paymentIntents.create(chargeOf('tok_visa', { amount: 0 }), corrected));
    const paid = await stripe.paymentIntents.create(chargeOf('tok_visa'), corrected);
    expect(paid.status).toBe('succeeded');
  });

  it('answer 409 while the first request runs', async () => {
    await sandbox.control('faults', { kind: 'slow', delay_ms: 600, match: { path: '/v1/payment_intents' } });
    const options = { idempotencyKey: 'pay-5' };
    const slow = stripe.paymentIntents.create(chargeOf('tok_visa'), options);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const second = await errorOf(stripe.paymentIntents.create(chargeOf('tok_visa'), options));
    expect(second).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    const first = await slow;
    expect(await stripe.paymentIntents.create(chargeOf('tok_visa'), options)).toMatchObject({ id: first.id });
  });

  it('keep 100 parallel calls with one key to one charge', async () => {
    const before = await captured();
    const patient = sandbox.client({ maxNetworkRetries: 5 });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        patient.paymentIntents.create(chargeOf('tok_visa'), { idempotencyKey: 'pay-6' }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect((await captured()) - before).toBe(1000);
  }, 30_000);
});
