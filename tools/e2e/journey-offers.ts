import { type Carrier, succeed } from './cast.ts';
import { must } from './must.ts';
import type { Stage } from './stage.ts';
import { clujNapoca } from './order-form.ts';

export interface Choice {
  readonly carrier: Carrier;
  readonly offer: Readonly<Record<string, string>>;
}

const prices = ['520.00', '489.50', '610.00'];

/** Each driver finds the order nearby and names a price. */
export async function sendOffers({ orderId, carriers, tell }: Stage): Promise<void> {
  tell('4. Three drivers find it nearby and send their price');
  for (const [index, { client, name }] of carriers.entries()) {
    const nearby = await must(client, '/getNearByDeliveries', {
      driver_id: client.userId,
      latitude: clujNapoca.latitude + 0.02 * index,
      longitude: clujNapoca.longitude,
    });
    const row = (nearby.data as Record<string, string>[]).find((entry) => entry.order_id === orderId);
    if (!row) throw new Error(`${name} does not see ${orderId} nearby`);
    const sent = await must(client, '/driver_send_offer', {
      driver_id: client.userId,
      order_id: orderId,
      offer_price: prices[index],
      driver_quote_real: prices[index],
    });
    const { driver_quote_real } = sent.data as Record<string, string>;
    tell(`   ${name}, ${row.distance} km from the pickup: $${driver_quote_real}`);
  }
}

/** The sender looks at the offers side by side and takes the cheapest. */
export async function compareOffers({ sender, orderId, carriers, tell }: Stage): Promise<Choice> {
  tell('5. The sender compares the offers');
  const { data } = await must(sender, '/driver_offer_list', { order_id: orderId });
  const offers = data as Record<string, string>[];
  for (const offer of offers)
    tell(
      `   ${offer.firstname} ${offer.lastname}: $${offer.delivery_cost}, ${offer.vehicle_type}, rating ${String(offer.rating)}`,
    );
  const offer = offers.toSorted((a, b) => Number(a.driver_quote_real) - Number(b.driver_quote_real))[0];
  const carrier = carriers.find(({ client }) => client.userId === offer?.driver_id);
  if (!offer || !carrier || offers.length !== carriers.length)
    throw new Error(`Expected ${carriers.length} offers: ${JSON.stringify(offers)}`);
  tell(`   Chosen: ${carrier.name}`);
  return { carrier, offer };
}

/** Ten percent, by card; that driver's offer is reserved. */
export async function payFee({ sender, orderId, tell }: Stage, { carrier, offer }: Choice): Promise<void> {
  const fee = Math.round(Number(offer.driver_quote_real) * 10);
  tell(`6. The platform fee is paid by card: $${(fee / 100).toFixed(2)}`);
  await must(sender, '/setPlatformFee', {
    order_id: orderId,
    driver_id: carrier.client.userId,
    platformFee: (fee / 100).toFixed(2),
    stripe_token: 'tok_visa',
    stripe_amount: fee,
  });
  const { driver_id } = succeed(
    await sender.get('/getDriverIdByOrderId', { order_id: orderId }),
    'getDriverIdByOrderId',
  );
  if (driver_id !== carrier.client.userId) throw new Error(`The reserved driver should be ${carrier.name}`);
  tell(`   ${carrier.name}'s offer is reserved; the others are hidden.`);
}

/** The delivery is paid by card, with a coupon: the order is Accepted. */
export async function acceptOffer(stage: Stage, { carrier, offer }: Choice): Promise<void> {
  const { sender, orderId, ready, tell } = stage;
  const coupon = await must(sender, '/promocode_apply', { promo_code: ready.coupon, order_id: orderId });
  const discount = Math.round(Number(coupon.coupon_discount) * 100);
  const due = Math.round(Number(offer.delivery_cost) * 100) - discount;
  tell(
    `7. The delivery is paid by card: $${offer.delivery_cost} − $${(discount / 100).toFixed(2)} (${ready.coupon}) = $${(due / 100).toFixed(2)}`,
  );
  const answer = await sender.post('/acceptDeliveryRequest', {
    order_id: orderId,
    driver_id: carrier.client.userId,
    delivery_cost: offer.delivery_cost,
    driver_quote: offer.driver_quote,
    gst: offer.gst,
    coupon_discount: (discount / 100).toFixed(2),
    payment_type: 'stripe',
    promo_code: ready.coupon,
    stripe_token: 'tok_visa',
    stripe_amount: due,
  });
  const { data } = succeed(answer, '/acceptDeliveryRequest');
  stage.acceptTraceId = answer.traceId;
  tell(`   The order is ${(data as Record<string, string>).delivery_status}. Trace ${answer.traceId}`);
}
