import { bookingApi } from '@cursa/contracts/http/booking';
import { offersApi } from '@cursa/contracts/http/offers';
import type { Client } from '@cursa/api-client/client';

/** Somebody to talk with, as far as the deliveries between the two tell. */
export interface Person {
  readonly name: string;
  readonly image: string;
  readonly orderId: string;
}
export type People = Readonly<Record<string, Person>>;

/** More deliveries than this are not looked through for a name. */
const MOST = 20;

/**
 * Names of those a person talks with. Conversations carry ids only (the chat knows no names), so they come from what
 * the person may read anyway: a sender's offers, the deliveries a driver has offered for.
 */
export function findPeople(client: Client, role: 'user' | 'driver', orderId?: string): Promise<People> {
  return role === 'user' ? findDrivers(client, orderId) : findSenders(client, orderId);
}

async function findDrivers(client: Client, orderId: string | undefined): Promise<People> {
  const orderIds = orderId === undefined ? await ownOrders(client) : [orderId];
  const lists = await Promise.allSettled(
    orderIds.map((order_id) => client.call(offersApi.listOffers, { params: { order_id } })),
  );
  const offers = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value.offers : []));
  return Object.fromEntries(
    offers.map(({ driver_id, order_id, driver }) => [
      driver_id,
      { name: fullName(driver), image: driver.image_url, orderId: order_id },
    ]),
  );
}

async function ownOrders(client: Client): Promise<string[]> {
  const { orders } = await client.call(bookingApi.listOrders, { query: { limit: MOST } });
  return orders.map(({ order_id }) => order_id);
}

async function findSenders(client: Client, orderId: string | undefined): Promise<People> {
  const orderIds = orderId === undefined ? await offeredOrders(client) : [orderId];
  const details = await Promise.allSettled(
    orderIds.map((order_id) => client.call(bookingApi.orderDetail, { params: { order_id } })),
  );
  const orders = details.flatMap((detail) => (detail.status === 'fulfilled' ? [detail.value] : []));
  return Object.fromEntries(
    orders.map(({ sender_id, sender, order_id }) => [
      sender_id,
      { name: fullName(sender), image: '', orderId: order_id },
    ]),
  );
}

/** One delivery of each sender is enough. */
async function offeredOrders(client: Client): Promise<string[]> {
  const { offers } = await client.call(offersApi.myOffers, { query: { limit: 100 } });
  const bySender = new Map(offers.map(({ sender_id, order_id }) => [sender_id, order_id]));
  return [...bySender.values()].slice(0, MOST);
}

function fullName({ first_name, last_name }: { readonly first_name: string; readonly last_name: string }) {
  return `${first_name} ${last_name}`.trim();
}
