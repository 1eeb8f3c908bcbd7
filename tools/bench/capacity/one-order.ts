import { type Carrier, newDriver, newSender } from '../../e2e/cast.ts';
import { chat, deliver, rate } from '../../e2e/journey-delivery.ts';
import { acceptForm } from '../../e2e/agreed-order.ts';
import { compareOffers, payFee, sendOffers } from '../../e2e/journey-offers.ts';
import { estimate, postOrder } from '../../e2e/journey-order.ts';
import type { LegacyClient } from '../../e2e/legacy-client.ts';
import { must } from '../../e2e/must.ts';
import type { Ready } from '../../e2e/ready.ts';
import type { Stage } from '../../e2e/stage.ts';

export interface People {
  readonly sender: LegacyClient;
  readonly carriers: readonly Carrier[];
}

/** A sender and three drivers, who then place and carry every order of a worker. */
export async function newPeople(ready: Ready): Promise<People> {
  const carriers: Carrier[] = [];
  for (const name of ['Vasile', 'Ioana', 'Mircea']) carriers.push(await newDriver(ready, name, 'Test'));
  return { sender: await newSender(ready), carriers };
}

/**
 * The reference order: an estimate, an order with three photos, three drivers who look nearby and send an offer, the
 * fee and the delivery by card, two messages, the delivery, a rating and the invoice. Nobody signs in.
 */
export async function oneOrder(ready: Ready, people: People): Promise<void> {
  const stage: Stage = { ready, ...people, tell: () => undefined, orderId: '', acceptTraceId: '' };
  await estimate(stage);
  await postOrder(stage);
  await sendOffers(stage);
  const chosen = await compareOffers(stage);
  await payFee(stage, chosen);
  const { sender, orderId } = stage;
  const order = { sender, driver: chosen.carrier, orderId, offer: chosen.offer };
  await must(sender, '/acceptDeliveryRequest', acceptForm(order, 'stripe'));
  await chat(stage, chosen.carrier);
  await deliver(stage, chosen.carrier);
  await rate(stage);
}
