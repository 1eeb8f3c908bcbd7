import { setTimeout as wait } from 'node:timers/promises';
import { acceptForm, feeForm, newParties, offeredOrder, type Parties } from '../../e2e/agreed-order.ts';
import { succeed } from '../../e2e/cast.ts';
import { must } from '../../e2e/must.ts';
import { readReady } from '../../e2e/ready.ts';
import { type Span, spanSource } from '../../e2e/spans.ts';

const JOURNEYS = Number(process.argv[3] ?? 100);
const AT_ONCE = 2;
/** Exporters send once a second; mails and other consequences take their time. */
const PATIENCE_MS = 60_000;
const PARTS = ['gateway', 'payments', 'offers', 'booking', 'notifications'];

/**
 * One trace per call, and no span without its parent (O1): runs journeys from an order to its delivery and reads each
 * of their traces back. `npm run bench -- traces [journeys]`
 */
export async function measureTraces(): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const ready = readReady();
  if (ready.jaeger_url === '') throw new Error('Jaeger does not run: building it needs Go');
  const source = await spanSource(ready.jaeger_url, '');
  const calls = new Set<string>();
  const accepts = new Set<string>();
  let left = JOURNEYS;
  let broken = 0;
  const worker = async (): Promise<void> => {
    const parties = await newParties(ready);
    while (left-- > 0) {
      try {
        accepts.add(await journey(parties));
      } catch (error) {
        // A part that was too slow: the traces of what was called are looked at all the same.
        broken += 1;
        process.stdout.write(`${String(error).slice(0, 200)}\n`);
      }
    }
  };
  const forget = watchCalls(ready.url, calls);
  const began = Date.now();
  await Promise.all(Array.from({ length: AT_ONCE }, worker)).finally(forget);
  const seconds = (Date.now() - began) / 1_000;
  const traces = await settled([...calls], (id) => source.spansOf(id), accepts);
  return [{ ...summary(traces, accepts, seconds), broken }];
}

/** @returns the trace of accepting */
async function journey(parties: Parties): Promise<string> {
  const order = await offeredOrder(parties);
  await must(order.sender, '/setPlatformFee', feeForm(order));
  const accepted = await order.sender.post('/acceptDeliveryRequest', acceptForm(order, 'cash'));
  succeed(accepted, 'accept');
  await must(order.driver.client, '/deliverOrder', { order_id: order.orderId, signature: 'Dan Rusu' });
  return accepted.traceId;
}

/** Every answer names its trace. */
function watchCalls(url: string, calls: Set<string>): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const id = answer.headers.get('x-trace-id');
    if (id && answer.url.startsWith(url)) calls.add(id);
    return answer;
  };
  return () => void (globalThis.fetch = fetch);
}

export function orphansOf(spans: readonly Span[]): Span[] {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  return spans.filter(({ parentId }) => parentId !== '' && !ids.has(parentId));
}

export function isComplete(spans: readonly Span[]): boolean {
  return PARTS.every((part) => spans.some(({ service }) => service === part));
}

/** Reads traces again until they are whole, or for as long as it is patient. */
async function settled(
  ids: readonly string[],
  read: (id: string) => Promise<Span[]>,
  accepts: ReadonlySet<string>,
): Promise<Map<string, Span[]>> {
  const traces = new Map<string, Span[]>();
  let until = Infinity;
  for (let open: readonly string[] = ids; open.length > 0 && Date.now() < until;) {
    await wait(3_000);
    const still: string[] = [];
    for (const id of open) {
      const spans = await read(id);
      traces.set(id, spans);
      const whole =
        spans.length > 0 && orphansOf(spans).length === 0 && (!accepts.has(id) || isComplete(spans));
      if (!whole) still.push(id);
    }
    // The first reading of many takes a time of its own.
    until = Math.min(until, Date.now() + PATIENCE_MS);
    open = still;
  }
  return traces;
}

function summary(traces: ReadonlyMap<string, Span[]>, accepts: ReadonlySet<string>, seconds: number) {
  const all = [...traces.values()];
  const orphans = all.flatMap(orphansOf);
  for (const { traceId, service, name } of orphans.slice(0, 10))
    process.stdout.write(`orphan: ${service} ${name} in ${traceId}\n`);
  const accepted = [...accepts].map((id) => traces.get(id) ?? []);
  const sizes = accepted.map(({ length }) => length).toSorted((a, b) => a - b);
  return {
    journeys: accepts.size,
    seconds: Math.round(seconds),
    traces: traces.size,
    empty: all.filter(({ length }) => length === 0).length,
    spans: all.reduce((sum, { length }) => sum + length, 0),
    orphans: orphans.length,
    'accepts over all parts': accepted.filter(isComplete).length,
    'spans of an accept': sizes[Math.floor(sizes.length / 2)],
  };
}
