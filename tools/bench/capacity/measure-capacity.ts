import { setTimeout as wait } from 'node:timers/promises';
import { signInSender } from '../../e2e/cast.ts';
import { clujNapoca } from '../../e2e/order-form.ts';
import { must } from '../../e2e/must.ts';
import { readReady, type Ready } from '../../e2e/ready.ts';
import { readStackFile, type StackFile } from '../../e2e/stack-file.ts';
import { newPeople, oneOrder, type People } from './one-order.ts';
import { readServices } from './read-services.ts';
import { readStores, type Counters } from './read-stores.ts';

const ORDERS = Number(process.argv[3] ?? 30);
const AT_ONCE = Number(process.argv[4] ?? 1);
const WARM_UP = 3;
const LOOKS = 100;
const SIGN_INS = 20;
/** Events, mails and the stores' own statistics come after the answer. */
const SETTLE_MS = 12_000;

type Readings = Readonly<Record<string, Counters>>;
type Row = Readonly<Record<string, unknown>>;

/**
 * What one order, one look at the nearby list and one sign-in cost each part: the slopes that docs/capacity.md is drawn
 * from. Nobody else may use the system meanwhile. `npm run bench -- capacity [orders] [at once]`
 */
export async function measureCapacity(): Promise<readonly Row[]> {
  const [ready, stack] = [readReady(), readStackFile()];
  const crowd: People[] = [];
  for (let worker = 0; worker < AT_ONCE; worker += 1) crowd.push(await newPeople(ready));
  await placeOrders(ready, crowd, WARM_UP * AT_ONCE);
  await wait(SETTLE_MS);
  const atRest = await over(stack, () => wait(SETTLE_MS));
  let seconds = 0;
  const orders = await over(stack, async () => {
    seconds = await placeOrders(ready, crowd, ORDERS);
    await wait(SETTLE_MS);
  });
  const created = orders.change.booking?.ordersCreated;
  if (created !== ORDERS)
    throw new Error(`${created} orders came about, not ${ORDERS}: somebody else is here`);
  process.stdout.write(`${ORDERS} orders, ${AT_ONCE} at once, in ${seconds.toFixed(1)} s\n`);
  const looks = await over(stack, () => lookNearby(crowd[0]));
  const signIns = await over(stack, async () => {
    for (let time = 0; time < SIGN_INS; time += 1) await signInSender(ready);
  });
  return [
    ...rowsOf('order', ORDERS, orders, atRest),
    ...rowsOf('look', LOOKS, looks, atRest),
    ...rowsOf('sign-in', SIGN_INS, signIns, atRest),
  ];
}

/** @returns how long it took, in seconds */
async function placeOrders(ready: Ready, crowd: readonly People[], orders: number): Promise<number> {
  const began = Date.now();
  let left = orders;
  const work = async (people: People): Promise<void> => {
    while (left-- > 0) await oneOrder(ready, people);
  };
  await Promise.all(crowd.map(work));
  return (Date.now() - began) / 1_000;
}

async function lookNearby(people: People | undefined): Promise<void> {
  const client = people?.carriers[0]?.client;
  if (!client) return;
  const form = { driver_id: client.userId, ...clujNapoca };
  for (let look = 0; look < LOOKS; look += 1)
    await must(client, '/getNearByDeliveries', { ...form, longitude: form.longitude + look / 1_000 });
}

interface Span {
  readonly seconds: number;
  readonly change: Readings;
  readonly after: Readings;
}

async function over(stack: StackFile, work: () => Promise<void>): Promise<Span> {
  const read = async (): Promise<Readings> => ({
    ...(await readServices(stack)),
    ...(await readStores(stack)),
  });
  const [before, began] = [await read(), Date.now()];
  await work();
  const after = await read();
  const change = Object.entries(after).map(([part, counters]) => [
    part,
    Object.fromEntries(Object.entries(counters).map(([name, n]) => [name, n - (before[part]?.[name] ?? 0)])),
  ]);
  return { seconds: (Date.now() - began) / 1_000, change: Object.fromEntries(change) as Readings, after };
}

/** Per order or look, less what the same time costs at rest. */
function rowsOf(per: string, times: number, span: Span, atRest: Span): Row[] {
  return Object.entries(span.change).map(([part, counters]): Row => {
    const each = Object.entries(counters)
      .filter(([name]) => name !== 'resident')
      .map(([name, n]): [string, number] => {
        const rest = ((atRest.change[part]?.[name] ?? 0) / atRest.seconds) * span.seconds;
        return [name, Math.round(((n - rest) / times) * 10_000) / 10_000];
      });
    const resident = span.after[part]?.resident;
    return {
      per,
      part,
      ...Object.fromEntries(each),
      ...(resident && { 'MB resident': Math.round(resident / 1e6) }),
    };
  });
}
