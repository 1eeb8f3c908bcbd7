import { describe, expect, it } from '@jest/globals';
import { endpoint } from '@cursa/contracts/endpoint';
import { z } from 'zod';
import { ApiProblem } from './api-problem.ts';
import { createClient } from './client.ts';
import { axiosTransport, type AxiosLike } from './transport.ts';

const send = endpoint({
  id: 'things.send',
  service: 'offers',
  method: 'POST',
  path: '/api/v1/things/:thing_id',
  summary: '',
  access: { kind: 'open' },
  params: z.object({ thing_id: z.string() }),
  query: z.object({ page: z.number().optional() }),
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
});
const request = { params: { thing_id: 'a b' }, query: { page: 2 }, body: { name: 'x' } };
const problem = {
  type: 't',
  title: 't',
  status: 422,
  detail: 'Not accepted: name',
  instance: '/',
  code: 'invalid-input',
  trace_id: 'x',
  errors: [{ field: 'name', message: 'Too short' }],
};

function fetchOf(status: number, body: string) {
  const seen: { url: string; init: RequestInit }[] = [];
  const fetch = ((url: string, init: RequestInit) => {
    seen.push({ url, init });
    return Promise.resolve(new Response(body, { status }));
  }) as unknown as typeof globalThis.fetch;
  return { fetch, seen };
}

describe('createClient', () => {
  it('writes the call down and parses the answer', async () => {
    const { fetch, seen } = fetchOf(200, '{"name":"y","more":1}');
    const client = createClient({ baseUrl: 'http://x/', fetch, token: () => 't1' });
    expect(await client.call(send, request, { idempotencyKey: 'k' })).toEqual({ name: 'y' });
    expect(seen[0]).toMatchObject({
      url: 'http://x/api/v1/things/a%20b?page=2',
      init: { method: 'POST', body: '{"name":"x"}', credentials: 'include' },
    });
    expect(seen[0]?.init.headers).toMatchObject({ authorization: 'Bearer t1', 'idempotency-key': 'k' });
  });

  it('throws problems with the messages for fields', async () => {
    const client = createClient({ baseUrl: '', fetch: fetchOf(422, JSON.stringify(problem)).fetch });
    const error = await client.call(send, request).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiProblem);
    expect(error).toMatchObject({ code: 'invalid-input', status: 422, message: 'Not accepted: name' });
    expect((error as ApiProblem).fieldMessage('name')).toBe('Too short');
  });

  it('makes a problem of a proxy’s page, and no answer of what the contract does not allow', async () => {
    const page = createClient({ baseUrl: '', fetch: fetchOf(502, '<html>').fetch });
    await expect(page.call(send, request)).rejects.toMatchObject({ code: 'http-502', status: 502 });
    const wrong = createClient({ baseUrl: '', fetch: fetchOf(200, '{"name":1}').fetch });
    await expect(wrong.call(send, request)).rejects.toThrow(z.ZodError);
  });

  it('travels by axios as well', async () => {
    const axios: AxiosLike = {
      request: (config) =>
        Promise.resolve({ status: config.url.endsWith('page=2') ? 200 : 500, data: '{"name":"z"}' }),
    };
    const client = createClient({ baseUrl: '', transport: axiosTransport(axios) });
    expect(await client.call(send, request)).toEqual({ name: 'z' });
  });
});
