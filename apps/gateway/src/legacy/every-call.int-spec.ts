import { describe, expect, it } from '@jest/globals';
import { allLegacyCalls } from '@cursa/contracts/legacy/all';
import { legacyGateway } from '../testing/legacy-gateway.ts';

const { part, base, bearer, post } = legacyGateway();

describe('every call', () => {
  const roleOf = {
    open: 'user',
    any: 'user',
    user: 'user',
    driver: 'driver',
    'user-or-driver': 'driver',
  } as const;
  const cases = allLegacyCalls.flatMap((call) =>
    call.methods.map((method) => [`${method} ${call.name}`, call, method] as const),
  );
  const send = (call: (typeof cases)[number][1], method: string, init: RequestInit = {}) =>
    fetch(`${base()}/${call.name}`, { method, ...init });

  it('is one of twenty-seven', () => expect(allLegacyCalls).toHaveLength(27));

  it.each(cases)('%s: wrong callers, bodies and codes', async (_name, call, method) => {
    const literal = call.failure ?? 'false';
    const isRead = method === 'GET';
    if (call.who !== 'open') {
      const none = await send(call, method);
      const body = (await none.json()) as any;
      expect([none.status, body.result, body.message]).toEqual([401, literal, call.failureText]);
      expect(body.trace_id).toMatch(/^[\da-f]{32}$/);
    }
    if (call.who === 'user' || call.who === 'driver') {
      const other = await send(call, method, {
        headers: await bearer({ role: call.who === 'user' ? 'driver' : 'user', sid: 'x' }),
      });
      expect([other.status, ((await other.json()) as any).result]).toEqual([403, literal]);
    }
    const headers = await bearer({ role: roleOf[call.who], sid: call.name });
    if (!isRead) {
      const unreadable = await send(call, method, {
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{"a":',
      });
      expect([unreadable.status, ((await unreadable.json()) as any).result]).toEqual([200, literal]);
      const media = await send(call, method, {
        headers: { ...headers, 'content-type': 'application/xml' },
        body: '<a/>',
      });
      expect([media.status, ((await media.json()) as any).result]).toEqual([415, literal]);
      const broken = await send(call, method, {
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nnonsense',
      });
      expect([broken.status, ((await broken.json()) as any).result]).toEqual([200, literal]);
    }
    const wrong = isRead
      ? await fetch(`${base()}/${call.name}?code=wrong`, { headers })
      : await send(call, method, { headers, body: new URLSearchParams({ code: 'wrong', promo_code: 'X' }) });
    const body = (await wrong.json()) as any;
    expect([wrong.status, body.result, body.errors[0]?.field]).toEqual([200, literal, 'code']);
    expect(part.seen).toHaveLength(0);
  });

  it.each(cases)('%s: names every field that is missing', async (_name, call, method) => {
    const needed = Object.entries(call.fields.shape)
      .filter(([, schema]) => !(schema as any).safeParse(undefined).success)
      .map(([name]) => name);
    if (needed.length === 0) return;
    const headers = await bearer({ role: roleOf[call.who], sid: call.name });
    const response =
      method === 'GET'
        ? await fetch(`${base()}/${call.name}?code=cursa-test`, { headers })
        : await send(call, method, { headers, body: new URLSearchParams({ code: 'cursa-test' }) });
    const body = (await response.json()) as any;
    expect([response.status, body.result]).toEqual([200, call.failure ?? 'false']);
    expect(body.errors.map((error: any) => error.field).sort()).toEqual(needed.sort());
  });

  it('answers 503 with the literal when its part is down', async () => {
    part.answer = (_seen, response) => void response.destroy();
    const { status, body, headers } = await post(
      '/promocode',
      new URLSearchParams({ code: 'cursa-test' }),
      await bearer(),
    );
    expect([status, body.result, headers.get('retry-after')]).toEqual([503, 'false', '5']);
  });
});
