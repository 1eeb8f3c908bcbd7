import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiVersion } from '../events/emit-event.ts';
import { faultError, holdOpen, type Fault } from '../faults/faults.ts';
import { newId } from '../ids.ts';
import type { Handler } from '../context.ts';
import type { Sandbox } from '../sandbox.ts';
import { authenticate } from './authenticate.ts';
import { execute, render } from './execute.ts';
import { claimKey } from './idempotency.ts';
import type { Form } from './form.ts';
import { StripeError } from './stripe-error.ts';

type Reply = FastifyReply;

/** Makes a Fastify handler of an endpoint: key, idempotency, faults asked for, answer. */
export function serve(sandbox: Sandbox, handler: Handler) {
  return async (request: FastifyRequest, reply: Reply): Promise<unknown> => {
    const path = request.url.split('?', 1)[0] ?? '';
    const requestId = newId('req', 14);
    reply.headers({ 'request-id': requestId, 'stripe-version': apiVersion });
    try {
      const route = `${request.method} ${request.routeOptions.url ?? path}`;
      const caller = authenticate(sandbox.config, request.headers.authorization, route);
      const key = idempotencyKey(request);
      if (key !== null) hold(sandbox, key, reply);
      const fault = sandbox.faults.take(request.method, path);
      if (fault && !(await survives(fault, request, reply))) return await reply;

      const params = (request.method === 'POST' ? request.body : request.query) as Form | undefined;
      const { config, store } = sandbox;
      const id = (request.params as { id?: string }).id ?? '';
      const context = { config, store, caller, params: params ?? {}, id, requestId, idempotencyKey: key };
      const answer = execute(context, path, handler);
      sandbox.webhooks.wake();
      if (fault?.kind === 'drop-response') return await drop(request, reply);
      if (answer.replayed)
        reply.headers({ 'idempotent-replayed': 'true', 'original-request': answer.requestId });
      return await send(reply, answer.status, answer.body);
    } catch (error) {
      return await fail(request, reply, error);
    }
  };
}

/** Acts out faults that come before the work. False when there is nothing left to answer. */
async function survives(fault: Fault, request: FastifyRequest, reply: Reply): Promise<boolean> {
  const error = faultError(fault);
  if (error) throw error;
  if (fault.kind === 'reset') {
    reply.hijack();
    request.raw.socket.resetAndDestroy();
    return false;
  }
  if (fault.kind === 'timeout') {
    reply.hijack();
    await holdOpen(request.raw.socket, fault.delayMs);
    request.raw.socket.destroy();
    return false;
  }
  if (fault.kind === 'slow') await pause(fault.delayMs);
  return true;
}

function drop(request: FastifyRequest, reply: Reply): Reply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

function idempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  return request.method === 'POST' && typeof header === 'string' && header !== '' ? header : null;
}

/** The key is in use until its answer has left or its connection is gone. */
function hold({ keysInUse }: Sandbox, key: string, reply: Reply): void {
  reply.header('idempotency-key', key);
  claimKey(keysInUse, key);
  reply.raw.once('close', () => keysInUse.delete(key));
}

async function fail(request: FastifyRequest, reply: Reply, error: unknown): Promise<Reply> {
  if (error instanceof StripeError) return send(reply, error.status, render({ error: error.body }));
  request.log.error(error);
  const message = 'The sandbox failed on this request; its log has the reason.';
  return send(reply, 500, render({ error: { type: 'api_error', message } }));
}

async function send(reply: Reply, status: number, body: string): Promise<Reply> {
  return reply.code(status).type('application/json').send(body);
}
