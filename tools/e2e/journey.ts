import { newDriver, signInDriver, signInSender } from './cast.ts';
import { chat, deliver, rate } from './journey-delivery.ts';
import { acceptOffer, compareOffers, payFee, sendOffers } from './journey-offers.ts';
import { estimate, postOrder } from './journey-order.ts';
import type { Ready } from './ready.ts';
import type { Stage } from './stage.ts';

/** The main job, from posting to rating, by the legacy calls alone; every step throws when it does not do what it should. */
export async function runJourney(ready: Ready, tell: (line: string) => void): Promise<Stage> {
  tell('1. People sign in');
  const sender = await signInSender(ready);
  tell(`   The sender is signed in. Two more drivers register and are activated by the administrator.`);
  const carriers = [
    await signInDriver(ready),
    await newDriver(ready, 'Vasile', 'Moldovan'),
    await newDriver(ready, 'Ioana', 'Stan'),
  ];
  tell(`   Drivers: ${carriers.map(({ name }) => name).join(', ')}`);
  const stage: Stage = { ready, sender, carriers, tell, orderId: '', acceptTraceId: '' };
  await estimate(stage);
  await postOrder(stage);
  await sendOffers(stage);
  const chosen = await compareOffers(stage);
  await payFee(stage, chosen);
  await acceptOffer(stage, chosen);
  await chat(stage, chosen.carrier);
  await deliver(stage, chosen.carrier);
  await rate(stage);
  return stage;
}
