import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { RunningPayments } from './testing/run-payments.ts';

jest.setTimeout(60_000);

describe('payments, end to end', () => {
  let payments: RunningPayments;
  beforeAll(async () => {
    payments = await RunningPayments.start();
  });
  afterAll(() => payments.stop());

  it('pays a fee, then the delivery by card, and shows the money', async () => {
    const order = `CU-${randomUUID()}`;
    const fee = await payments.payFee(order, 'sender', { expected: 1_000 });
    expect(fee).toMatchObject({
      status: 200,
      body: { order_id: order, driver_id: 'driver', fee_minor: 1_000, currency: 'USD' },
    });
    const paid = await payments.payDelivery(order, 'sender', {
      method: 'stripe',
      card_token: 'pm_card_visa',
      coupon: 'cursa5',
    });
    expect(paid).toMatchObject({
      status: 200,
      body: { status: 'Accepted', due_minor: 9_500, payment_method: 'stripe' },
    });
    const money = await payments.call('GET', `/api/v1/orders/${order}/money`, { as: 'sender' });
    expect(money.body).toMatchObject({
      fee_paid: true,
      discount_minor: 500,
      due_minor: 9_500,
      delivery_payment: 'held',
    });
    const invoice = new URL(String(money.body.invoice_url));
    const page = await payments.call('GET', invoice.pathname + invoice.search);
    expect(page.status).toBe(200);
    for (const sum of ['$10.00', '−$5.00', '$105.00']) expect(page.text).toContain(sum);
    expect(
      (await payments.call('GET', `${invoice.pathname}?exp=9999999999&sig=${'0'.repeat(64)}`)).status,
    ).toBe(403);
    expect(await payments.chargedMinor()).toBe(10_500);
  });

  it('tells of a coupon on an order only whom the order belongs to; an unknown order is no other answer', async () => {
    const order = `CU-${randomUUID()}`;
    await payments.payFee(order, 'sender');
    const check = (as: string, order_id: string) =>
      payments.call('POST', '/api/v1/coupons/check', { as, body: { coupon: 'cursa5', order_id } });
    expect(await check('sender', order)).toMatchObject({ status: 200, body: { discount_minor: 500 } });
    const foreign = await check('stranger', order);
    const unknown = await check('stranger', `CU-${randomUUID()}`);
    expect(foreign).toMatchObject({ status: 404, body: { code: 'order-not-found' } });
    expect({ ...unknown.body, trace_id: '' }).toEqual({ ...foreign.body, trace_id: '' });
  });

  it('tops up a wallet and pays from it; a short wallet pays nothing', async () => {
    const order = `CU-${randomUUID()}`;
    await payments.topUp('walter', 9_999);
    await payments.payFee(order, 'walter');
    const short = await payments.payDelivery(order, 'walter', { method: 'wallet' });
    expect(short).toMatchObject({ status: 409, body: { code: 'wallet-balance-short' } });
    await payments.topUp('walter', 101);
    expect((await payments.payDelivery(order, 'walter', { method: 'wallet' })).status).toBe(200);
    const movements = await payments.call('GET', '/api/v1/wallet/movements', { as: 'walter' });
    expect(movements.body).toMatchObject({ balance_minor: 100 });
    const topUps = await payments.call('GET', '/api/v1/wallet/movements?kind=top-up', { as: 'walter' });
    expect(topUps.body.movements).toHaveLength(2);
  });

  it('says why a card was refused, and charges nothing', async () => {
    const before = await payments.chargedMinor();
    const order = `CU-${randomUUID()}`;
    const refused = await payments.payFee(order, 'sender', { card: 'tok_chargeDeclined' });
    expect(refused).toMatchObject({
      status: 402,
      body: { code: 'payment-refused', detail: 'Your card was declined.' },
    });
    expect(await payments.chargedMinor()).toBe(before);
    expect(payments.parts.live(order)).toBeUndefined();
    expect((await payments.payFee(order, 'sender')).status).toBe(200);
  });

  it('names the sum that differs', async () => {
    const order = `CU-${randomUUID()}`;
    const fee = await payments.payFee(order, 'sender', { expected: 1_002 });
    expect(fee).toMatchObject({
      status: 422,
      body: { code: 'amount-differs', errors: [{ field: 'expected_minor' }] },
    });
    expect(payments.parts.live(order)).toBeUndefined();
    expect((await payments.payFee(order, 'sender', { expected: 1_001 })).status).toBe(200);
    const due = await payments.payDelivery(order, 'sender', {
      method: 'cash',
      expected: { due_minor: 9_000 },
    });
    expect(due).toMatchObject({
      status: 422,
      body: { code: 'amount-differs', errors: [{ field: 'expected.due_minor' }] },
    });
  });

  it('takes cash as a note and lets the driver mark it', async () => {
    const order = `CU-${randomUUID()}`;
    await payments.payFee(order, 'sender');
    expect((await payments.payDelivery(order, 'sender', { method: 'cash' })).status).toBe(200);
    const path = `/api/v1/orders/${order}/cash-receipt`;
    expect((await payments.call('POST', path, { as: 'other', role: 'driver' })).body.code).toBe(
      'order-not-found',
    );
    const first = await payments.call('POST', path, { as: 'driver', role: 'driver' });
    expect(first.body).toMatchObject({ delivery_payment: 'cash-received' });
    const again = await payments.call('POST', path, { as: 'driver', role: 'driver' });
    expect(again.status).toBe(200);
    const earnings = await payments.call('GET', '/api/v1/earnings', { as: 'driver', role: 'driver' });
    expect(earnings.body).toMatchObject({ cash_minor: 10_000 });
  });

  it('hides the money of strangers', async () => {
    const order = `CU-${randomUUID()}`;
    await payments.payFee(order, 'sender');
    const stranger = await payments.call('GET', `/api/v1/orders/${order}/money`, { as: 'stranger' });
    const unknown = await payments.call('GET', `/api/v1/orders/CU-none/money`, { as: 'stranger' });
    expect([stranger.status, unknown.status]).toEqual([404, 404]);
    expect(stranger.body.detail).toBe(unknown.body.detail);
  });
});
