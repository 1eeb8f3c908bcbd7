import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { endpoint } from '@cursa/contracts/endpoint';
import { z } from 'zod';
import { requestContext } from '../logging/index.ts';
import { DomainError, PartFailedError, ServiceClient, TRACE_ID_HEADER } from './index.ts';

const write = endpoint({
  id: 'payments.write',
  service: 'payments',
  method: 'POST',
  path: '/internal/things/:id',
  summary: '',
  access: { kind: 'service', callers: ['offers'] },
  params: z.object({ id: z.string() }),
  query: z.object({ tag: z.array(z.string()).optional() }),
  body: z.object({ a: z.int() }),
  response: z.object({ ok: z.boolean() }),
});
const keyed = { ...write, id: 'payments.keyed', idempotent: true } as const;
const asking = { ...write, id: 'payments.asking', reads: true } as const;
const read = endpoint({
  id: 'payments.read',
  service: 'payments',
  method: 'GET',
  path: '/internal/things',
  summary: '',
  access: { kind: 'service', callers: ['offers'] },
  response: z.object({ ok: z.boolean() }),
});
const input = { params: { id: 'a/b' }, query: { tag: ['x', 'y z'] }, body: { a: 1 } };

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function clientOf(handler: Handler | 'nobody', timeoutMs = 500): Promise<ServiceClient> {
  const server = createServer(handler === 'nobody' ? undefined : handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(resolve);
    });
  if (handler === 'nobody') await stop();
  const client = new ServiceClient({
    baseUrls: { payments: `http://127.0.0.1:${port}/base` },
    serviceToken: () => Promise.resolve('own'),
    timeoutMs,
  });
  cleanups.push(() => client.close(), ...(handler === 'nobody' ? [] : [stop]));
  return client;
}

/** What only a part says. */
const own = { [TRACE_ID_HEADER]: 'e'.repeat(32) };

function answer(status: number, body: unknown): Handler {
  return (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...own }).end(JSON.stringify(body));
}

describe('ServiceClient', () => {
  it('sends path, query, body, token, key and trace', async () => {
    let seen: IncomingMessage | undefined;
    const client = await clientOf((request, response) => {
      seen = request;
      answer(200, { ok: true, more: 1 })(request, response);
    });
    const traceId = 'c'.repeat(32);
    const result = await requestContext.run({ route: '/x', traceId, spanId: 'd'.repeat(16) }, () =>
      client.call(write, input, { as: 'service', idempotencyKey: 'k1' }),
    );
    expect(result).toEqual({ ok: true });
    expect(seen?.url).toBe('/base/internal/things/a%2Fb?tag=x&tag=y+z');
    expect(seen?.headers).toMatchObject({
      authorization: 'Bearer own',
      'idempotency-key': 'k1',
      traceparent: expect.stringContaining(traceId),
    });
  });

  it('throws what the part refused, with its fields', async () => {
    const problem = {
      type: 't',
      title: 't',
      status: 409,
      detail: 'No',
      instance: '/',
      code: 'gone',
      trace_id: 'x',
      errors: [{ field: 'a', message: 'm' }],
    };
    const client = await clientOf(answer(409, problem));
    const error: unknown = await client.call(write, input).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ code: 'gone', status: 409, message: 'No', fields: problem.errors });
  });

  it.each([
    ['a failure of the part', answer(500, {})],
    ['an answer outside the contract', answer(200, { ok: 'yes' })],
    [
      'a page instead of JSON',
      (_: unknown, response: ServerResponse) => void response.writeHead(200, own).end('<html>'),
    ],
  ] as [string, Handler][])('calls %s what it is', async (_, handler) => {
    const client = await clientOf(handler);
    await expect(client.call(read, {})).rejects.toBeInstanceOf(PartFailedError);
  });

  it('names a part that is not there and promises that nothing was changed', async () => {
    const client = await clientOf('nobody');
    await expect(client.call(write, input)).rejects.toMatchObject({
      code: 'part-unavailable',
      status: 503,
      message: 'payments is not answering; nothing was changed',
    });
  });

  it('finds a part that comes back within a moment, for a write without a key too', async () => {
    const server = createServer(answer(200, { ok: true }));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const client = new ServiceClient({
      baseUrls: { payments: `http://127.0.0.1:${port}` },
      serviceToken: () => Promise.resolve('own'),
    });
    cleanups.push(
      () => client.close(),
      () => new Promise((resolve) => server.close(resolve)),
    );
    const answered = client.call(write, input);
    setTimeout(() => server.listen(port, '127.0.0.1'), 30);
    await expect(answered).resolves.toEqual({ ok: true });
  });

  describe('when the connection closes under the call', () => {
    /** Closes the connection of the first call that it takes. */
    async function closingOnce() {
      const calls: IncomingMessage[] = [];
      const client = await clientOf((request, response) => {
        calls.push(request);
        if (calls.length === 1) request.socket.destroy();
        else answer(200, { ok: true })(request, response);
      });
      return { client, calls };
    }

    it('repeats what the part knows by its key', async () => {
      const { client, calls } = await closingOnce();
      await expect(client.call(keyed, input, { idempotencyKey: 'k' })).resolves.toEqual({ ok: true });
      expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k']);
    });

    it('repeats what only reads', async () => {
      const { client, calls } = await closingOnce();
      await expect(client.call(read, {})).resolves.toEqual({ ok: true });
      expect(calls).toHaveLength(2);
    });

    it('repeats a question that has a body', async () => {
      const { client, calls } = await closingOnce();
      await expect(client.call(asking, input)).resolves.toEqual({ ok: true });
      expect(calls).toHaveLength(2);
    });

    it.each([
      ['a write without a key', keyed, {}],
      ['a write with a key that its endpoint does not honour', write, { idempotencyKey: 'k' }],
    ] as const)('does not repeat %s, and promises nothing', async (_, target, options) => {
      const { client, calls } = await closingOnce();
      await expect(client.call(target, input, options)).rejects.toMatchObject({
        code: 'part-unavailable',
        message: expect.not.stringContaining('nothing was changed'),
      });
      expect(calls).toHaveLength(1);
    });
  });

  describe('when somebody else answers at the part’s address', () => {
    /** The first connection leads to a stranger, who would keep it open; those after it to the part. */
    async function strangerFirst() {
      const calls: Socket[] = [];
      const client = await clientOf((request, response) => {
        calls.push(request.socket);
        if (request.socket === calls[0]) response.writeHead(404).end();
        else answer(200, { ok: true })(request, response);
      });
      return { client, calls };
    }

    it('leaves that connection, and repeats what only reads', async () => {
      const { client, calls } = await strangerFirst();
      await expect(client.call(read, {})).resolves.toEqual({ ok: true });
      await expect(client.call(read, {})).resolves.toEqual({ ok: true });
      expect(calls).toHaveLength(3);
      expect(calls[0]?.destroyed).toBe(true);
    });

    it('takes nothing for the part’s, and does not repeat a write without a key', async () => {
      const { client, calls } = await strangerFirst();
      await expect(client.call(write, input)).rejects.toMatchObject({ code: 'part-unavailable' });
      expect(calls).toHaveLength(1);
    });
  });

  it('promises nothing of a write whose answer was lost, and does not repeat it', async () => {
    let calls = 0;
    const client = await clientOf(() => void (calls += 1), 150);
    await expect(client.call(write, input, { idempotencyKey: 'k' })).rejects.toMatchObject({
      code: 'part-unavailable',
      message: expect.not.stringContaining('nothing was changed'),
    });
    expect(calls).toBe(1);
  });

  it('refuses to leave a path parameter out', async () => {
    const client = await clientOf('nobody');
    await expect(client.call(write, { ...input, params: { id: '' } })).rejects.toThrow(
      'needs the path parameter id',
    );
  });
});
