import { newParties } from '../../e2e/agreed-order.ts';
import { newSender } from '../../e2e/cast.ts';
import type { LegacyClient } from '../../e2e/legacy-client.ts';
import { must } from '../../e2e/must.ts';
import { moveForm } from '../../e2e/order-form.ts';
import type { Ready } from '../../e2e/ready.ts';
import { Calls } from './calls.ts';
import { agree, chatter } from './chatter.ts';
import { journeys, type Believed } from './journeys.ts';

/**
 * Runs in a pod of the cluster, against the Service in URL. KIND: `journeys` (whole orders), `estimates` or `chat`.
 * PATIENT=1 sends again what was not answered. The last line is the report, as JSON.
 */
const {
  URL: url = '',
  APP_CODE = '',
  ADMIN = '',
  KIND = 'journeys',
  SECONDS = '60',
  WORKERS = '4',
  PATIENT = '',
} = process.env;
const [email = '', password = ''] = ADMIN.split(' ');
const ready: Ready = {
  ...{ url, app_code: APP_CODE, mail_url: '', jaeger_url: '', coupon: '' },
  accounts: [{ role: 'admin', email, password }],
};
const calls = new Calls();
calls.install();
/** What went wrong without a call's having failed: a refusal. A failed call was counted when it failed. */
const onError = (error: unknown): void => {
  const words = error instanceof Error ? error.message : String(error);
  if (!/: (429|50\d) |^fetch failed$/.test(words)) calls.fail(words);
};

/** One after the other: on a busy machine eight sign-ins at once are a load of their own. */
async function prepare<T>(make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let attempt = 0; made.length < Number(WORKERS); attempt++) {
    try {
      made.push(await make());
    } catch (error) {
      if (attempt > 3 * Number(WORKERS)) throw error;
    }
  }
  return made;
}

/** SIGTERM ends the load before its time; what is under way is finished, and reported. */
let end = Infinity;
process.on('SIGTERM', () => (end = Date.now()));

function begin(): () => boolean {
  calls.begin(PATIENT === '1');
  console.log('load begins');
  setInterval(
    () => console.log(`${calls.requests} requests, ${calls.failures.length} failed`),
    5_000,
  ).unref();
  end = Math.min(end, Date.now() + Number(SECONDS) * 1000);
  return () => Date.now() < end;
}

async function run(): Promise<Believed[]> {
  if (KIND === 'journeys') {
    const people = await prepare(() => newParties(ready));
    const goesOn = begin();
    return Promise.all(people.map((parties) => journeys(parties, goesOn, onError)));
  }
  if (KIND === 'chat') {
    const orders = await prepare(async () => agree(await newParties(ready)));
    const goesOn = begin();
    await Promise.all(orders.map((order) => chatter(order, goesOn, onError)));
    return [];
  }
  const senders = await prepare(() => newSender(ready));
  const goesOn = begin();
  const estimates = async (sender: LegacyClient): Promise<void> => {
    while (goesOn()) await must(sender, '/priceCalculation', moveForm()).catch(onError);
  };
  await Promise.all(senders.map(estimates));
  return [];
}

const believed = await run();
const { requests, retried, reconnected, failures } = calls;
const times = { p50: calls.quantile(0.5), p95: calls.quantile(0.95), max: calls.quantile(1) };
console.log(
  JSON.stringify({
    requests,
    retried,
    reconnected,
    failed: failures.length,
    failures: failures.slice(0, 20),
    times,
    believed,
  }),
);
