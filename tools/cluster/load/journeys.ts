import {
  acceptForm,
  feeForm,
  newParties,
  offeredOrder,
  statusOf,
  type Parties,
} from '../../e2e/agreed-order.ts';
import { must } from '../../e2e/must.ts';
import { moveForm } from '../../e2e/order-form.ts';
import type { Ready } from '../../e2e/ready.ts';

/** What a worker believes to be true when it ends; the check compares it with what the services say. */
export interface Believed {
  readonly senderId: string;
  readonly completed: readonly string[];
  readonly messages: number;
}

/** Orders one after the other, each from the estimate to the delivery, until the time is over. */
export async function journeys(
  ready: Ready,
  until: number,
  onError: (error: unknown) => void,
): Promise<Believed> {
  const parties = await newParties(ready);
  const completed: string[] = [];
  let messages = 0;
  while (Date.now() < until) {
    try {
      completed.push(await oneOrder(parties));
      messages += 1;
    } catch (error) {
      onError(error);
    }
  }
  return { senderId: parties.sender.userId, completed, messages };
}

async function oneOrder(parties: Parties): Promise<string> {
  const { sender, driver } = parties;
  await must(sender, '/priceCalculation', moveForm());
  const order = await offeredOrder(parties);
  await must(sender, '/setPlatformFee', feeForm(order));
  await must(sender, '/acceptDeliveryRequest', acceptForm(order, 'cash'));
  const people = { sender_id: sender.userId, receiver_id: driver.client.userId };
  await must(sender, '/send_message', {
    ...people,
    order_id: order.orderId,
    message: `Salut, ${order.orderId}`,
  });
  await must(driver.client, '/deliverOrder', { order_id: order.orderId, signature: 'Radu Pavel' });
  const status = await statusOf(order);
  if (status !== 'Completed') throw new Error(`${order.orderId} is ${status} after its delivery`);
  return order.orderId;
}
