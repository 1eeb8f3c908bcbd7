import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TRACE_ID_HEADER } from '@cursa/platform/http';
import { FakePart, sendJson } from '../testing/fake-part.ts';
import { startGateway, type Gateway } from '../testing/start-gateway.ts';

const part = new FakePart();
let gateway: Gateway;

beforeAll(async () => {
  await part.start();
  gateway = await startGateway(part.url);
});
afterAll(async () => {
  await gateway.close();
  await part.stop();
});

const firstCall = {
  'that closes under a call': (response: ServerResponse) => void response.socket?.destroy(),
  'that leads to somebody else': (response: ServerResponse) => {
    response.removeHeader(TRACE_ID_HEADER);
    response.writeHead(404).end();
  },
};

async function post(path: string, headers: Readonly<Record<string, string>>, body = '{"a":1}') {
  const response = await fetch(gateway.base + path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await gateway.token()}`,
      ...headers,
    },
  });
  return { status: response.status, body: (await response.json()) as { code?: string; detail?: string } };
}

const key = { 'idempotency-key': 'k1' };
/** Above this the gateway streams a body through. */
const streamedBytes = 100_000;

describe.each(Object.entries(firstCall))('a connection %s', (_how, fail) => {
  /** As where a pod ends: the first call finds this connection, the next one another pod. */
  beforeEach(() => {
    part.seen.length = 0;
    part.answer = (_seen, response) => {
      if (part.seen.length === 1) fail(response);
      else sendJson(response, 200, { done: true });
    };
  });

  it.each([
    ['an order', '/api/v1/orders'],
    ['a registration, whose answer the gateway reads', '/api/v1/registrations/drivers'],
  ])('is replaced for %s with a key, which arrives whole', async (_, path) => {
    await expect(post(path, key)).resolves.toMatchObject({ status: 200 });
    expect(part.seen.map(({ headers, body }) => [headers['idempotency-key'], body.toString()])).toEqual([
      ['k1', '{"a":1}'],
      ['k1', '{"a":1}'],
    ]);
  });

  it('is replaced for a question that has a body', async () => {
    await expect(post('/api/v1/coupons/check', {})).resolves.toMatchObject({ status: 200 });
    expect(part.seen).toHaveLength(2);
  });

  it.each([
    ['without a key', '/api/v1/orders', {}, '{}'],
    ['with a key that its endpoint does not honour', '/api/v1/me/password', key, '{}'],
    ['whose body was streamed', '/api/v1/orders', key, JSON.stringify('x'.repeat(streamedBytes))],
  ])('is told for a call %s', async (_, path, headers, body) => {
    const answer = await post(path, headers, body);
    expect([answer.status, answer.body.code]).toEqual([503, 'part-unavailable']);
    expect(answer.body.detail).toContain('look whether it was done');
    expect(part.seen).toHaveLength(1);
  });
});
