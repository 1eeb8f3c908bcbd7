import { acceptForm, feeForm, offeredOrder, statusOf, type Parties } from '../../e2e/agreed-order.ts';
import { must } from '../../e2e/must.ts';
import { moveForm } from '../../e2e/order-form.ts';

/** What a worker believes to be true when it ends; the check compares it with what the services say. */
export interface Believed {
  readonly senderId: string;
  readonly completed: readonly string[];
}

/** Orders one after the other, each from the estimate to the delivery, until it is told to end. */
export async function journeys(
  parties: Parties,
  goesOn: () => boolean,
  onError: (error: unknown) => void,
): Promise<Believed> {
  const completed: string[] = [];
  while (goesOn()) {
    try {
      completed.push(await oneOrder(parties));
    } catch (error) {
      onError(error);
    }
  }
  return { senderId: parties.sender.userId, completed };
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
