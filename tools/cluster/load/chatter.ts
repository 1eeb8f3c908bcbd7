import {
  acceptForm,
  feeForm,
  offeredOrder,
  type OfferedOrder,
  type Parties,
} from '../../e2e/agreed-order.ts';
import { must } from '../../e2e/must.ts';

/** An order of these two, accepted: from here on they may talk. */
export async function agree(parties: Parties): Promise<OfferedOrder> {
  const order = await offeredOrder(parties);
  await must(order.sender, '/setPlatformFee', feeForm(order));
  await must(order.sender, '/acceptDeliveryRequest', acceptForm(order, 'cash'));
  return order;
}

/** The two of an order talk and read without a pause. */
export async function chatter(
  order: OfferedOrder,
  goesOn: () => boolean,
  onError: (error: unknown) => void,
): Promise<void> {
  const driver = order.driver.client;
  const { orderId } = order;
  for (let count = 0; goesOn(); count++) {
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
