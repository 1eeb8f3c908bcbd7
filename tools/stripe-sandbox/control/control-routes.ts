import type { FastifyInstance } from 'fastify';
import { faultKinds, type Fault } from '../faults/faults.ts';
import { invalidRequest, missing } from '../http/stripe-error.ts';
import { webhookModes } from '../webhooks/webhooks.ts';
import type { StoredEvent } from '../events/emit-event.ts';
import type { Sandbox } from '../sandbox.ts';
import { readState } from './state.ts';

type FaultBody = Partial<Omit<Fault, 'delayMs'>> & { delay_ms?: number };

/** Steering for tests and demonstrations. Not Stripe's: real Stripe has none of these. */
export function controlRoutes(app: FastifyInstance, { store, faults, webhooks }: Sandbox): void {
  app.get('/_sandbox/health', () => ({ status: 'ok' }));
  app.get('/_sandbox/state', () => readState(store));

  app.get('/_sandbox/faults', () => ({ faults: faults.list() }));
  app.delete('/_sandbox/faults', () => {
    faults.clear();
    return { faults: [] };
  });
  app.post<{ Body: FaultBody }>('/_sandbox/faults', ({ body }) => {
    const kind = faultKinds.find((known) => known === body?.kind);
    if (!kind) throw invalidRequest(`kind must be one of ${faultKinds.join(', ')}`, 'kind');
    const times = body.times ?? 1;
    const delayMs = body.delay_ms ?? (kind === 'timeout' ? 120_000 : 1000);
    if (!Number.isInteger(times) || times < 1)
      throw invalidRequest('times must be a positive integer', 'times');
    if (!Number.isInteger(delayMs) || delayMs < 0)
      throw invalidRequest('delay_ms must be milliseconds', 'delay_ms');
    faults.add({ kind, times, delayMs, match: body.match ?? {} });
    return { faults: faults.list() };
  });

  app.get('/_sandbox/webhooks', () => ({ mode: webhooks.mode }));
  app.post<{ Body: { mode?: string } }>('/_sandbox/webhooks', ({ body }) => {
    const asked = body?.mode;
    const mode = webhookModes.find((known) => known === asked);
    if (asked === 'release') webhooks.release();
    else if (mode) webhooks.mode = mode;
    else throw invalidRequest(`mode must be one of ${webhookModes.join(', ')}, release`, 'mode');
    return { mode: webhooks.mode };
  });
  app.post<{ Params: { id: string } }>('/_sandbox/events/:id/deliver', async ({ params }) => {
    const event = store.find<StoredEvent>('event', params.id);
    if (!event) throw missing('event', params.id, 'id');
    const failure = await webhooks.deliver(event);
    return { delivered: failure === null, failure };
  });
}
