import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { RunningPayments } from './testing/run-payments.ts';

jest.setTimeout(60_000);

describe('payments at the same time', () => {
  let payments: RunningPayments;
  beforeAll(async () => {
    payments = await RunningPayments.start();
  });
  afterAll(() => payments.stop());

  it('charges parallel twins of one fee call once, with the same answer', async () => {
    const before = await payments.chargedMinor();
    const order = randomUUID();
    const key = randomUUID();
    const twins = await Promise.all(
      Array.from({ length: 20 }, () => payments.payFee(order, 'sender', { key })),
    );
    expect(new Set(twins.map((twin) => `${twin.status} ${twin.text}`)).size).toBe(1);
    expect(twins[0]?.status).toBe(200);
    expect((await payments.chargedMinor()) - before).toBe(1_000);
  });

  it('control: without one key, and without the one reservation, twins would be charged twice', async () => {
    const before = await payments.chargedMinor();
    const orders = [randomUUID(), randomUUID()];
    await Promise.all(orders.map((order) => payments.payFee(order, 'sender')));
    expect((await payments.chargedMinor()) - before).toBe(2_000);
  });

  it('charges one of two payers of one order, and the other never', async () => {
    const before = await payments.chargedMinor();
    const order = randomUUID();
    const answers = await Promise.all(
      ['driver-a', 'driver-b'].map((driver) => payments.payFee(order, 'sender', { driver })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect(answers.find((answer) => answer.status === 409)?.body.code).toBe('order-already-reserved');
    expect((await payments.chargedMinor()) - before).toBe(1_000);
  });

  it('takes one delivery payment of several at once, and one use of a coupon', async () => {
    const order = randomUUID();
    await payments.payFee(order, 'couponer');
    const before = await payments.chargedMinor();
    const body = { method: 'stripe', card_token: 'tok_visa', coupon: 'BUNVENIT10' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => payments.payDelivery(order, 'couponer', body)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await payments.chargedMinor()) - before).toBe(9_000);
    const second = randomUUID();
    await payments.payFee(second, 'couponer');
    const again = await payments.payDelivery(second, 'couponer', body);
    expect(again).toMatchObject({ status: 404, body: { code: 'coupon-not-valid' } });
  });

  it('control: with its limit lifted the same coupon is used again', async () => {
    await payments.database.query(`update coupons set uses_per_person = 9 where code = 'BUNVENIT10'`);
    const order = randomUUID();
    await payments.payFee(order, 'couponer');
    const body = { method: 'cash', coupon: 'BUNVENIT10' };
    expect((await payments.payDelivery(order, 'couponer', body)).body).toMatchObject({ due_minor: 9_000 });
  });

  it('debits a wallet once when several deliveries want the same money', async () => {
    await payments.topUp('poor', 10_000);
    const orders = Array.from({ length: 4 }, () => randomUUID());
    for (const order of orders) await payments.payFee(order, 'poor');
    const answers = await Promise.all(
      orders.map((order) => payments.payDelivery(order, 'poor', { method: 'wallet' })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
    expect(await payments.balance('wallet:poor')).toBe(0);
  });

  it('counts an intent only for its caller, its purpose and its amount, and once', async () => {
    const body = { purpose: 'top-up', amount_minor: 2_500 };
    const started = await payments.call('POST', '/api/v1/card-payments', {
      as: 'ines',
      key: randomUUID(),
      body,
    });
    expect(started).toMatchObject({ status: 201, body: { amount_minor: 2_500, currency: 'USD' } });
    const intent = String(started.body.intent_id);
    await payments.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    expect((await payments.topUp('thief', 2_500, intent)).body.code).toBe('payment-refused');
    expect((await payments.topUp('ines', 9_999, intent)).body.code).toBe('payment-refused');
    expect((await payments.payFee(randomUUID(), 'ines', { card: intent })).body.code).toBe('payment-refused');
    expect((await payments.topUp('ines', 2_500, intent)).body).toMatchObject({ balance_minor: 2_500 });
    expect((await payments.topUp('ines', 2_500, intent)).body.code).toBe('payment-refused');
    expect(await payments.balance('wallet:ines')).toBe(2_500);
    const foreign = await payments.stripe.paymentIntents.create({ amount: 2_500, currency: 'usd' });
    expect((await payments.topUp('ines', 2_500, foreign.id)).body.code).toBe('payment-refused');
  });
});
