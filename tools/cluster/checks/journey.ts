import { setTimeout as sleep } from 'node:timers/promises';
import { runJourney } from '../../e2e/journey.ts';
import { mailsAbout } from '../../e2e/mails.ts';
import type { Ready } from '../../e2e/ready.ts';
import type { Stage } from '../../e2e/stage.ts';
import type { Results } from '../results.ts';

const PHOTOS = ['parcel_image1', 'parcel_image2', 'parcel_image3'];

/** The golden journey through the installation's own door, and what must be true after it. */
export async function checkJourney(ready: Ready, results: Results): Promise<void> {
  const began = Date.now();
  const steps: string[] = [];
  let stage: Stage | undefined;
  await results.step('The golden journey, from posting to rating', async () => {
    stage = await runJourney(ready, (line) => steps.push(line));
    return `${steps.filter((line) => /^\d+\. /.test(line)).length} steps in ${((Date.now() - began) / 1000).toFixed(1)} s, order ${stage.orderId}`;
  });
  if (stage === undefined)
    return results.record('What the journey left behind', 'skipped', 'the journey did not end');
  await checkOrder(stage, results);
  await checkMails(ready, stage, results);
}

async function checkOrder({ sender, orderId }: Stage, results: Results): Promise<void> {
  await results.step('The order is completed, with its photos', async () => {
    const { body } = await sender.post('/invoiceDetail', { order_id: orderId });
    const detail = body.deliverydata as Record<string, string>;
    if (detail.delivery_status !== 'Completed')
      throw new Error(`it is ${detail.delivery_status ?? 'not there'}`);
    for (const name of PHOTOS) {
      const { status, headers } = await fetch(detail[name] ?? '');
      if (status !== 200 || !headers.get('content-type')?.startsWith('image/'))
        throw new Error(`${name} answers ${status} ${headers.get('content-type') ?? ''}`);
    }
    return `${PHOTOS.length} pictures by signed links`;
  });
}

async function checkMails(ready: Ready, { orderId }: Stage, results: Results): Promise<void> {
  const name = 'Both people got their e-mails';
  if (ready.mail_url === '')
    return results.record(name, 'skipped', 'this mail catcher has no list that a test could read');
  await results.step(name, async () => {
    for (let attempt = 0; ; attempt++) {
      const mails = await mailsAbout(ready, orderId);
      if (mails.length >= 8) return `${mails.length} mails`;
      if (attempt === 60) throw new Error(`${mails.length} mails after a minute, 8 are due`);
      await sleep(1_000);
    }
  });
}
