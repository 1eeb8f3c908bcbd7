import { beforeAll, describe, expect, it } from '@jest/globals';
import { acceptForm, feeForm, newParties, offeredOrder, type Parties, statusOf } from './agreed-order.ts';
import { newSender } from './cast.ts';
import type { Fields, LegacyAnswer, LegacyClient } from './legacy-client.ts';
import { moveForm } from './order-form.ts';
import { must } from './must.ts';
import { readReady } from './ready.ts';

const ready = readReady();
let parties: Parties;
beforeAll(async () => {
  parties = await newParties(ready);
}, 60_000);

const twins = (client: LegacyClient, path: string, fields: Fields, count = 8): Promise<LegacyAnswer[]> =>
  Promise.all(Array.from({ length: count }, () => client.post(path, fields)));
const bodies = (answers: LegacyAnswer[]): Set<string> =>
  new Set(answers.map(({ body }) => JSON.stringify(body)));

async function walletOf(client: LegacyClient): Promise<{ balance: string; topUps: number }> {
  const body = await must(client, '/transaction_history', { user_id: client.userId });
  return { balance: String(body.wallet_amount), topUps: (body.data as unknown[]).length };
}

describe('double clicks', () => {
  it('post once', async () => {
    const before = (
      await must(parties.sender, '/get_user_deliveries', { user_id: parties.sender.userId, type: '1' })
    ).data as unknown[];
    const answers = await twins(parties.sender, '/create_order', moveForm({ sender_name: 'Dublu Click' }));
    expect(bodies(answers).size).toBe(1);
    const after = (
      await must(parties.sender, '/get_user_deliveries', { user_id: parties.sender.userId, type: '1' })
    ).data as unknown[];
    expect(after.length - before.length).toBe(1);
  }, 60_000);

  it('top up once; control: another amount is another top-up', async () => {
    const sender = await newSender(ready);
    const topUp = (amount: string) => ({
      user_id: sender.userId,
      stripe_token: 'tok_visa',
      stripe_amount: Number(amount) * 100,
      amount,
    });
    expect(bodies(await twins(sender, '/add_money_to_wallet', topUp('50.00'))).size).toBe(1);
    expect(await walletOf(sender)).toEqual({ balance: '50.00', topUps: 1 });
    await must(sender, '/add_money_to_wallet', topUp('51.00'));
    expect(await walletOf(sender)).toEqual({ balance: '101.00', topUps: 2 });
  }, 60_000);

  it('pay the fee and the delivery once', async () => {
    const order = await offeredOrder(parties);
    const fee = await twins(order.sender, '/setPlatformFee', feeForm(order));
    expect([bodies(fee).size, fee[0]?.body.result]).toEqual([1, 'success']);
    const accept = await twins(order.sender, '/acceptDeliveryRequest', acceptForm(order, 'stripe'));
    expect([bodies(accept).size, accept[0]?.body.result]).toEqual([1, 'success']);
    expect(await statusOf(order)).toBe('Accepted');
  }, 60_000);
});

describe('ways to pay', () => {
  it('by wallet: the balance goes down by the price', async () => {
    const sender = await newSender(ready);
    await must(sender, '/add_money_to_wallet', {
      user_id: sender.userId,
      stripe_token: 'tok_visa',
      stripe_amount: 40_000,
      amount: '400.00',
    });
    const order = await offeredOrder({ ...parties, sender });
    await must(sender, '/setPlatformFee', feeForm(order));
    await must(sender, '/acceptDeliveryRequest', acceptForm(order, 'wallet'));
    expect((await walletOf(sender)).balance).toBe('100.00');
    expect(await statusOf(order)).toBe('Accepted');
  }, 60_000);

  it('an empty wallet is refused and nothing changes', async () => {
    const sender = await newSender(ready);
    const order = await offeredOrder({ ...parties, sender });
    await must(sender, '/setPlatformFee', feeForm(order));
    const { status, body } = await sender.post('/acceptDeliveryRequest', acceptForm(order, 'wallet'));
    expect([status, body.result, body.message]).toEqual([200, 'false', 'Invalid Credintial!']);
    expect(await statusOf(order)).toBe('Open');
  }, 60_000);

  it('in cash, then delivered', async () => {
    const order = await offeredOrder(parties);
    await must(order.sender, '/setPlatformFee', feeForm(order));
    await must(order.sender, '/acceptDeliveryRequest', acceptForm(order, 'cash'));
    await must(order.driver.client, '/deliverOrder', { order_id: order.orderId, signature: 'Radu Pavel' });
    expect(await statusOf(order)).toBe('Completed');
  }, 60_000);

  it('a refused card reserves nothing, and a good card may follow', async () => {
    const order = await offeredOrder(parties);
    const refused = await order.sender.post('/setPlatformFee', feeForm(order, 'tok_chargeDeclined'));
    expect([refused.status, refused.body.result, refused.body.message]).toEqual([
      200,
      'false',
      'Payment failed or Invalid Credentials!',
    ]);
    expect(
      (await order.sender.get('/getDriverIdByOrderId', { order_id: order.orderId })).body.driver_id,
    ).toBe('');
    await must(order.sender, '/setPlatformFee', feeForm(order));
  }, 60_000);

  it('a sum that is not ours is refused', async () => {
    const order = await offeredOrder(parties);
    const { body } = await order.sender.post('/setPlatformFee', {
      ...feeForm(order),
      platformFee: '0.50',
      stripe_amount: 50,
    });
    expect([body.result, body.message]).toEqual(['false', 'Payment failed or Invalid Credentials!']);
  }, 60_000);
});
