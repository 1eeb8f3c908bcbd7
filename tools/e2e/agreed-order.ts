import { randomUUID } from 'node:crypto';
import { type Carrier, newDriver, newSender, succeed } from './cast.ts';
import { must } from './must.ts';
import type { LegacyClient } from './legacy-client.ts';
import { moveForm } from './order-form.ts';
import type { Ready } from './ready.ts';

export interface Parties {
  readonly sender: LegacyClient;
  readonly driver: Carrier;
}

export interface OfferedOrder extends Parties {
  readonly orderId: string;
  /** As driver_offer_list says it. */
  readonly offer: Readonly<Record<string, string>>;
}

export async function newParties(ready: Ready): Promise<Parties> {
  return { sender: await newSender(ready), driver: await newDriver(ready, 'Dan', 'Rusu') };
}

/** A new order every time: the same form twice within a minute is a double click, and one order. */
export async function postedOrder(sender: LegacyClient): Promise<string> {
  const { data } = await must(sender, '/create_order', moveForm({ courier_notes: `Nota ${randomUUID()}` }));
  return (data as { order_id: string }).order_id;
}

/** An order with one offer of 300.00. */
export async function offeredOrder(parties: Parties, price = '300.00'): Promise<OfferedOrder> {
  const orderId = await postedOrder(parties.sender);
  const { client } = parties.driver;
  await must(client, '/driver_send_offer', {
    driver_id: client.userId,
    order_id: orderId,
    offer_price: price,
    driver_quote_real: price,
  });
  const { data } = await must(parties.sender, '/driver_offer_list', { order_id: orderId });
  const [offer] = data as Record<string, string>[];
  if (!offer) throw new Error('The offer is not listed');
  return { ...parties, orderId, offer };
}

export function feeForm({ orderId, driver, offer }: OfferedOrder, stripe_token = 'tok_visa') {
  const fee = Math.round(Number(offer.driver_quote_real) * 10);
  return {
    order_id: orderId,
    driver_id: driver.client.userId,
    platformFee: (fee / 100).toFixed(2),
    stripe_token,
    stripe_amount: fee,
  };
}

export function acceptForm(
  { orderId, driver, offer }: OfferedOrder,
  payment_type: 'stripe' | 'wallet' | 'cash',
) {
  const card =
    payment_type === 'stripe'
      ? { stripe_token: 'tok_visa', stripe_amount: Math.round(Number(offer.delivery_cost) * 100) }
      : {};
  const sums = {
    delivery_cost: offer.delivery_cost,
    driver_quote: offer.driver_quote,
    gst: offer.gst,
    coupon_discount: '0.00',
  };
  return {
    order_id: orderId,
    driver_id: driver.client.userId,
    ...sums,
    payment_type,
    promo_code: '',
    ...card,
  };
}

export async function statusOf({
  sender,
  orderId,
}: {
  sender: LegacyClient;
  orderId: string;
}): Promise<string> {
  const { deliverydata } = succeed(
    await sender.post('/deliveryDetail', { order_id: orderId }),
    'deliveryDetail',
  );
  return (deliverydata as Record<string, string>).delivery_status ?? '';
}
