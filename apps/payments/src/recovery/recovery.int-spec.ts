import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { AttemptState, Purpose } from '../attempts/attempt.ts';
import type { LeasedAttempt } from '../attempts/attempt-row.ts';
import { Attempts } from '../attempts/attempts.ts';
import { DeliverySteps } from '../deliveries/delivery-steps.ts';
import { OpenDelivery } from '../deliveries/open-delivery.ts';
import { FeeSteps } from '../fees/fee-steps.ts';
import { SendRefundsJob } from '../refunds/send-refunds.job.ts';
import { RunningPayments } from '../testing/run-payments.ts';
import { TopUpSteps } from '../top-ups/top-up-steps.ts';
import { RecoverAttemptsJob } from './recover-attempts.job.ts';

jest.setTimeout(120_000);

describe('an attempt whose process died', () => {
  let payments: RunningPayments;
  beforeAll(async () => {
    payments = await RunningPayments.start();
  });
  afterAll(() => payments.stop());

  /** Opens an attempt and takes it up to a state, as a process that dies there would. */
  async function dieIn(
    purpose: Purpose,
    state: AttemptState,
    order: string,
    card = 'tok_visa',
  ): Promise<string> {
    const { app } = payments;
    const steps = { 'platform-fee': FeeSteps, delivery: DeliverySteps, 'top-up': TopUpSteps }[purpose];
    const table = app.get<FeeSteps | DeliverySteps | TopUpSteps>(steps).for({ present: true, card });
    let attempt: LeasedAttempt | undefined = await open(purpose, order);
    const attemptId = attempt?.attemptId ?? '';
    while (attempt && attempt.state !== state) attempt = await table[attempt.state]?.(attempt);
    expect(attempt?.state).toBe(state);
    await payments.forgetLeases();
    return attemptId;
  }

  async function open(purpose: Purpose, order: string): Promise<LeasedAttempt | undefined> {
    const attemptId = randomUUID();
    const attempts = payments.app.get(Attempts);
    if (purpose === 'delivery') {
      await payments.payFee(order, 'sender');
      const wish = {
        operationId: attemptId,
        payerId: 'sender',
        orderId: order,
        driverId: 'driver',
        card: 'tok_visa',
      };
      return payments.app
        .get(OpenDelivery)
        .execute({ ...wish, method: 'stripe', coupon: undefined, expected: {} });
    }
    const shared = { attemptId, purpose, payerId: 'sender', method: 'stripe', currency: 'USD' } as const;
    return purpose === 'top-up'
      ? attempts.open({ ...shared, state: 'charging', chargeMinor: 700 })
      : attempts.open({ ...shared, state: 'reserving', orderId: order, driverId: 'driver' });
  }

  async function recover(attemptId: string): Promise<string | undefined> {
    await payments.app.get(RecoverAttemptsJob).execute();
    await payments.app.get(SendRefundsJob).execute();
    return (await payments.app.get(Attempts).find(attemptId))?.state;
  }

  it.each([
    ['platform-fee', 'reserving', 'failed', 0],
    ['platform-fee', 'charging', 'failed', 0],
    ['platform-fee', 'paid', 'confirmed', 1_000],
    ['delivery', 'charging', 'failed', 1_000],
    ['delivery', 'paid', 'accepted', 11_000],
    ['delivery', 'offer-accepted', 'accepted', 11_000],
    ['top-up', 'charging', 'failed', 0],
  ] as const)('%s, died in %s: ends %s', async (purpose, died, ends, charged) => {
    const before = await payments.chargedMinor();
    const order = randomUUID();
    const attemptId = await dieIn(purpose, died, order);
    expect((await payments.app.get(Attempts).find(attemptId))?.state).toBe(died);
    expect(await recover(attemptId)).toBe(ends);
    expect((await payments.chargedMinor()) - before).toBe(charged);
    if (purpose === 'platform-fee')
      expect(payments.parts.live(order)?.state).toBe(ends === 'failed' ? undefined : 'confirmed');
    if (ends === 'accepted') expect(payments.parts.accepted.has(order)).toBe(true);
  });

  it('goes on when the card was charged and nobody wrote it down', async () => {
    const before = await payments.chargedMinor();
    const order = randomUUID();
    const attemptId = await dieIn('platform-fee', 'charging', order);
    const intent = await payments.stripe.paymentIntents.create({ amount: 1_000, currency: 'usd' });
    await payments.database.query('update attempts set intent_id = $2 where attempt_id = $1', [
      attemptId,
      intent.id,
    ]);
    await payments.stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: 'http://x/',
    });
    expect(await recover(attemptId)).toBe('confirmed');
    expect((await payments.chargedMinor()) - before).toBe(1_000);
    expect(payments.parts.live(order)?.state).toBe('confirmed');
  });

  it('gives the charge back by itself when the reservation is gone', async () => {
    const before = await payments.chargedMinor();
    const order = randomUUID();
    const attemptId = await dieIn('platform-fee', 'paid', order);
    payments.parts.cancelled.add(order);
    expect(await recover(attemptId)).toBe('refunded');
    expect((await payments.chargedMinor()) - before).toBe(0);
  });

  it('gives the delivery back in full when the order was cancelled meanwhile', async () => {
    const before = await payments.chargedMinor();
    const order = randomUUID();
    const attemptId = await dieIn('delivery', 'offer-accepted', order);
    payments.parts.cancelled.add(order);
    expect(await recover(attemptId)).toBe('refunded');
    expect((await payments.chargedMinor()) - before).toBe(1_000);
    expect(await payments.balance(`held:${order}`)).toBe(0);
  });

  it('is finished by the payer with the same key, when Stripe or offers were away', async () => {
    const before = await payments.chargedMinor();
    const order = randomUUID();
    const key = randomUUID();
    await payments.sandbox.control('faults', {
      kind: 'drop-response',
      times: 2,
      match: { path: '/v1/payment_intents' },
    });
    const first = await payments.payFee(order, 'sender', { key });
    expect(first).toMatchObject({ status: 503, body: { code: 'part-unavailable' } });
    payments.parts.down.set('confirmation', 1);
    expect((await payments.payFee(order, 'sender', { key })).status).toBe(503);
    expect((await payments.payFee(order, 'sender', { key })).status).toBe(200);
    expect((await payments.chargedMinor()) - before).toBe(1_000);
  });

  it('control: with nobody to finish it, it stays where it died', async () => {
    const attemptId = await dieIn('platform-fee', 'paid', randomUUID());
    await payments.app.get(SendRefundsJob).execute();
    expect((await payments.app.get(Attempts).find(attemptId))?.state).toBe('paid');
  });

  it('is left alone while its process lives', async () => {
    const order = randomUUID();
    const attempt = await open('platform-fee', order);
    await payments.app.get(RecoverAttemptsJob).execute();
    expect((await payments.app.get(Attempts).find(attempt?.attemptId ?? ''))?.state).toBe('reserving');
  });
});
