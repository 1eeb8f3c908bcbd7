import { acceptForm, feeForm, newParties, offeredOrder } from '../../e2e/agreed-order.ts';
import { must } from '../../e2e/must.ts';
import type { Ready } from '../../e2e/ready.ts';

/** Two people of one order who talk and read without a pause. */
export async function chatter(ready: Ready, until: number, onError: (error: unknown) => void): Promise<void> {
  const parties = await newParties(ready);
  const order = await offeredOrder(parties);
  await must(order.sender, '/setPlatformFee', feeForm(order));
  await must(order.sender, '/acceptDeliveryRequest', acceptForm(order, 'cash'));
  const driver = parties.driver.client;
  const { orderId } = order;
  for (let count = 0; Date.now() < until; count++) {
    await must(order.sender, '/send_message', {
      ...{ sender_id: order.sender.userId, receiver_id: driver.userId, order_id: orderId },
      message: `Mesaj ${count}`,
    }).catch(onError);
    for (let reads = 0; reads < 5; reads++)
      await driver
        .get('/get_chat', { user_id: driver.userId, other_user_id: order.sender.userId, order_id: orderId })
        .catch(onError);
  }
}
