import { newSender } from '../../e2e/cast.ts';
import { must } from '../../e2e/must.ts';
import { moveForm } from '../../e2e/order-form.ts';
import type { Ready } from '../../e2e/ready.ts';
import { Calls } from './calls.ts';
import { chatter } from './chatter.ts';
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
const calls = new Calls(PATIENT === '1');
calls.install();
const until = Date.now() + Number(SECONDS) * 1000;
const onError = (error: unknown): void => calls.fail(error instanceof Error ? error.message : String(error));
const workers = Array.from({ length: Number(WORKERS) });
console.log('load begins');
const ticker = setInterval(
  () => console.log(`${calls.requests} requests, ${calls.failures.length} failed`),
  10_000,
);
const believed: Believed[] = [];
if (KIND === 'journeys')
  believed.push(...(await Promise.all(workers.map(() => journeys(ready, until, onError)))));
else if (KIND === 'chat') await Promise.all(workers.map(() => chatter(ready, until, onError)));
else await Promise.all(workers.map(estimates));
clearInterval(ticker);
const { requests, retried, failures } = calls;
const times = { p50: calls.quantile(0.5), p95: calls.quantile(0.95), max: calls.quantile(1) };
console.log(
  JSON.stringify({
    requests,
    retried,
    failed: failures.length,
    failures: failures.slice(0, 20),
    times,
    believed,
  }),
);

async function estimates(): Promise<void> {
  const sender = await newSender(ready);
  while (Date.now() < until) await must(sender, '/priceCalculation', moveForm()).catch(onError);
}
