import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chargeOf, errorOf } from './testing/charge.ts';
import { runSandbox, type RunningSandbox } from './testing/run-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
}, 20_000);
afterAll(() => sandbox.stop());
beforeEach(() => fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE' }));

const succeeded = async (): Promise<number> =>
  ((await sandbox.control('state')).intents as { succeeded?: number }).succeeded ?? 0;

describe('faults on demand', () => {
  it.each([
    ['error-500', 'StripeAPIError', 0],
    ['rate-limit', 'StripeRateLimitError', 0],
    ['reset', 'StripeConnectionError', 0],
    ['timeout', 'StripeConnectionError', 0],
    ['drop-response', 'StripeConnectionError', 1],
  ])(
    '%s is seen as %s and leaves %i charges; the retry with the key makes it one',
    async (kind, type, done) => {
      const before = await succeeded();
      // The client always tries a closed connection once more on its own.
      const times = kind === 'reset' || kind === 'drop-response' ? 2 : 1;
      await sandbox.control('faults', {
        kind,
        times,
        match: { method: 'POST', path: '/v1/payment_intents' },
      });
      const stripe = sandbox.client({ timeout: 1000 });
      const options = { idempotencyKey: `fault-${kind}` };
      expect(await errorOf(stripe.paymentIntents.create(chargeOf('tok_visa'), options))).toMatchObject({
        type,
      });
      expect((await succeeded()) - before).toBe(done);
      const retried = await stripe.paymentIntents.create(chargeOf('tok_visa'), options);
      expect(retried.status).toBe('succeeded');
      expect((await succeeded()) - before).toBe(1);
    },
  );

  it('hits only what matches, as often as asked', async () => {
    await sandbox.control('faults', { kind: 'error-500', match: { path: '/v1/refunds*' }, times: 2 });
    const { stripe } = sandbox;
    expect((await stripe.paymentIntents.create(chargeOf('tok_visa'))).status).toBe('succeeded');
    expect(await errorOf(stripe.refunds.list())).toMatchObject({ statusCode: 500 });
    expect(await errorOf(stripe.refunds.retrieve('re_1'))).toMatchObject({ statusCode: 500 });
    expect((await stripe.refunds.list()).data).toEqual([]);
  });

  it('is ridden out by the retries of the client itself', async () => {
    const before = await succeeded();
    await sandbox.control('faults', { kind: 'drop-response', match: { method: 'POST' }, times: 2 });
    const patient = sandbox.client({ maxNetworkRetries: 3 });
    expect((await patient.paymentIntents.create(chargeOf('tok_visa'))).status).toBe('succeeded');
    expect((await succeeded()) - before).toBe(1);
  }, 20_000);
});
