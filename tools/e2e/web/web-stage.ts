import { type Carrier, newDriver, newSender, testPassword } from '../cast.ts';
import { acceptForm, feeForm, offeredOrder, postedOrder, type OfferedOrder } from '../agreed-order.ts';
import { must } from '../must.ts';
import type { LegacyClient } from '../legacy-client.ts';
import { accountOf, type Ready } from '../ready.ts';
import type { Credentials } from './sign-in-on-screen.ts';

/** People and orders in every state, so that each screen has something to show. */
export interface WebStage {
  readonly sender: Credentials;
  readonly driver: Credentials;
  /** A sender who has done nothing yet. */
  readonly freshSender: Credentials;
  readonly pendingDriver: Credentials;
  readonly senderId: string;
  readonly driverId: string;
  /** Open, without an offer. */
  readonly unansweredOrder: string;
  /** Open, with one offer of 300.00. */
  readonly offeredOrder: string;
  /** Open, its platform fee paid. */
  readonly reservedOrder: string;
  readonly acceptedOrder: string;
  readonly completedOrder: string;
}

/** Prepares the stage over the legacy calls, as older clients would. */
export async function setWebStage(ready: Ready): Promise<WebStage> {
  const [sender, fresh, driver] = await Promise.all([
    newSender(ready, 'Elena'),
    newSender(ready, 'Ioana'),
    newDriver(ready, 'Dan', 'Rusu'),
  ]);
  const parties = { sender, driver };
  await must(sender, '/add_money_to_wallet', {
    user_id: sender.userId,
    stripe_token: 'tok_visa',
    stripe_amount: 5_000,
    amount: '50.00',
  });
  const unanswered = await postedOrder(sender);
  const offered = await offeredOrder(parties);
  const reserved = await reserve(await offeredOrder(parties));
  const accepted = await accept(await reserve(await offeredOrder(parties)));
  await talk(sender, driver, accepted.orderId);
  const completed = await complete(await accept(await reserve(await offeredOrder(parties))));
  return {
    sender: of('user', sender),
    driver: of('driver', driver.client),
    freshSender: of('user', fresh),
    pendingDriver: { ...accountOf(ready, 'pending-driver'), role: 'driver' },
    senderId: sender.userId,
    driverId: driver.client.userId,
    unansweredOrder: unanswered,
    offeredOrder: offered.orderId,
    reservedOrder: reserved.orderId,
    acceptedOrder: accepted.orderId,
    completedOrder: completed.orderId,
  };
}

const of = (role: Credentials['role'], client: LegacyClient): Credentials => ({
  role,
  email: client.email,
  password: testPassword,
});

async function reserve(order: OfferedOrder): Promise<OfferedOrder> {
  await must(order.sender, '/setPlatformFee', feeForm(order));
  return order;
}

async function accept(order: OfferedOrder): Promise<OfferedOrder> {
  await must(order.sender, '/acceptDeliveryRequest', acceptForm(order, 'stripe'));
  return order;
}

async function complete(order: OfferedOrder): Promise<OfferedOrder> {
  await must(order.driver.client, '/deliverOrder', { order_id: order.orderId, signature: 'Radu Pavel' });
  return order;
}

async function talk(sender: LegacyClient, { client }: Carrier, orderId: string): Promise<void> {
  const words = { sender_id: sender.userId, receiver_id: client.userId, order_id: orderId };
  await must(sender, '/send_message', { ...words, message: 'Bună! Când ajungeți?' });
}
