import { dirname } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@cursa/testing/eventually';
import {
  acceptForm,
  feeForm,
  newParties,
  offeredOrder,
  type Parties,
  postedOrder,
  statusOf,
} from './agreed-order.ts';
import { must } from './must.ts';
import { mailsAbout } from './mails.ts';
import { findProcesses } from './processes.ts';
import { readReady } from './ready.ts';
import { readStackFile } from './stack-file.ts';

const ready = readReady();
const { apps, path: stackFile } = readStackFile();
const services = ['booking', 'offers', 'payments', 'notifications'] as const;
let parties: Parties;
beforeAll(async () => {
  parties = await newParties(ready);
}, 60_000);

/** Kills a service as a crash would; the launcher (a cluster, elsewhere) starts it again. */
function kill(service: string): void {
  const pids = findProcesses([`apps/${service}/dist/main.js`], `PORT=${apps[service]?.PORT}`);
  expect(pids.length).toBeGreaterThan(0);
  for (const pid of pids) process.kill(pid, 'SIGKILL');
}

async function isUp(service: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${apps[service]?.PORT}/health/ready`);
  expect(answer.status).toBe(200);
}

describe('a service that is killed in the middle of a journey', () => {
  it.each(services)(
    '%s: it comes back and the journey goes on',
    async (service) => {
      const order = await offeredOrder(parties);
      await must(order.sender, '/setPlatformFee', feeForm(order));
      kill(service);
      // What needs it says so in words, with a trace, and never half does anything.
      const during = await order.sender.post('/acceptDeliveryRequest', acceptForm(order, 'cash'));
      if (during.status !== 200)
        expect([during.status, during.body.result, typeof during.body.trace_id]).toEqual([
          503,
          'false',
          'string',
        ]);
      await eventually(() => isUp(service), { timeoutMs: 60_000, everyMs: 500 });
      await eventually(
        async () => {
          if ((await statusOf(order)) !== 'Accepted')
            await order.sender.post('/acceptDeliveryRequest', acceptForm(order, 'cash'));
          expect(await statusOf(order)).toBe('Accepted');
        },
        { timeoutMs: 60_000, everyMs: 1_000 },
      );
      await must(order.driver.client, '/deliverOrder', { order_id: order.orderId, signature: 'Radu Pavel' });
      expect(await statusOf(order)).toBe('Completed');
      await eventually(
        async () =>
          expect((await mailsAbout(ready, order.orderId)).some(({ subject }) => /livrat/.test(subject))).toBe(
            true,
          ),
        { timeoutMs: 60_000, everyMs: 500 },
      );
    },
    200_000,
  );
});

describe('the broker is killed', () => {
  it('calls that need their own store succeed, and their events arrive later', async () => {
    const brokers = findProcesses(['kafka.Kafka', dirname(stackFile)]);
    if (brokers.length === 0) throw new Error('The broker was not found');
    for (const pid of brokers) process.kill(pid, 'SIGKILL');
    const order = await offeredOrder(parties);
    await must(order.sender, '/setPlatformFee', feeForm(order));
    await must(order.sender, '/acceptDeliveryRequest', acceptForm(order, 'cash'));
    expect(await statusOf(order)).toBe('Accepted');
    await eventually(
      async () => expect((await mailsAbout(ready, order.orderId)).length).toBeGreaterThanOrEqual(3),
      { timeoutMs: 120_000, everyMs: 1_000 },
    );
    expect(await postedOrder(order.sender)).toMatch(/^CU-/);
  }, 240_000);
});
