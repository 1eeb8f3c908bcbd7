import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { inTransaction } from '@cursa/platform/persistence';
import { DataSource } from 'typeorm';
import { SendRefundsJob } from '../refunds/send-refunds.job.ts';
import { ReleaseFundsJob } from '../releases/release-funds.job.ts';
import { RunningPayments } from '../testing/run-payments.ts';
import { cancellationMatrix, type CancellationRule } from './cancellation-matrix.ts';
import { EndPayments } from './end-payments.ts';

jest.setTimeout(120_000);

describe('what goes back', () => {
  let payments: RunningPayments;
  beforeAll(async () => {
    payments = await RunningPayments.start();
  });
  afterAll(() => payments.stop());

  async function prepare(order: string, stage: CancellationRule['stage']): Promise<void> {
    if (stage === 'open') return;
    await payments.payFee(order, 'sender');
    if (stage === 'accepted')
      await payments.payDelivery(order, 'sender', { method: 'stripe', card_token: 'tok_visa' });
    if (stage !== 'reserved-old') return;
    await payments.database.query(
      `update attempts set paid_at = now() - interval '25 hours' where order_id = $1`,
      [order],
    );
  }

  const end = (orderId: string, who: CancellationRule['who']) =>
    inTransaction(payments.app.get(DataSource), (manager) =>
      payments.app.get(EndPayments).execute(manager, { orderId, who, at: new Date() }),
    );

  it.each(cancellationMatrix.map((rule) => [rule.rule, rule] as const))('%s', async (_name, rule) => {
    const order = randomUUID();
    const before = await payments.chargedMinor();
    await prepare(order, rule.stage);
    const fee = rule.stage === 'open' ? 0 : 1_000;
    const delivery = rule.stage === 'accepted' ? 10_000 : 0;
    expect((await payments.chargedMinor()) - before).toBe(fee + delivery);
    await end(order, rule.who);
    await end(order, rule.who);
    await payments.app.get(SendRefundsJob).execute();
    const kept =
      fee - (fee * rule.fee_back_percent) / 100 + delivery - (delivery * rule.delivery_back_percent) / 100;
    expect((await payments.chargedMinor()) - before).toBe(kept);
    expect(await payments.balance(`held:${order}`)).toBe(0);
  });

  it('releases held funds after the delay, once, and not while disputed', async () => {
    const [paid, disputed] = [randomUUID(), randomUUID()];
    for (const order of [paid, disputed]) {
      await prepare(order, 'accepted');
      await payments.database.query(
        `update orders set completed_at = now(), release_at = now() + interval '1 hour' where order_id = $1`,
        [order],
      );
    }
    const dispute = { as: 'sender', body: { reason: 'broken' } };
    expect((await payments.call('POST', `/api/v1/orders/${disputed}/dispute`, dispute)).status).toBe(200);
    await payments.app.get(ReleaseFundsJob).execute();
    expect(await payments.balance(`held:${paid}`)).toBe(10_000);
    await payments.database.query(`update orders set release_at = now() where release_at is not null`);
    await payments.app.get(ReleaseFundsJob).execute();
    await payments.app.get(ReleaseFundsJob).execute();
    expect(await payments.balance(`held:${paid}`)).toBe(0);
    expect(await payments.balance(`held:${disputed}`)).toBe(10_000);
    expect(await payments.balance('carrier:driver')).toBe(10_000);
    const late = await payments.call('POST', `/api/v1/orders/${paid}/dispute`, dispute);
    expect(late).toMatchObject({ status: 409, body: { code: 'dispute-too-late' } });
  });
});
