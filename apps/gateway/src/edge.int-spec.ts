import { once } from 'node:events';
import { request as rawRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@cursa/testing/eventually';
import { FakePart, sendJson, sendProblem } from './testing/fake-part.ts';
import { startGateway, type Gateway } from './testing/start-gateway.ts';

const part = new FakePart();
let gateway: Gateway;
const account = {
  account_id: 'account-1',
  role: 'user',
  user_type: 1,
  status: 'active',
  email: 'ana@example.ro',
  first_name: 'Ana',
  last_name: 'Pop',
  phone: '0712345678',
  business_name: '',
  address: '',
  state_name: '',
  country_name: '',
  profile_image_url: '',
  vehicle_type: '',
  vehicle_reg_no: '',
  company_name: '',
  vat_registered: false,
};
const signedIn = () => ({
  account,
  session: {
    access_token: 'access-token',
    expires_at: new Date(Date.now() + 600_000).toISOString(),
    refresh_token: 'refresh-token',
  },
});

beforeAll(async () => {
  await part.start();
  gateway = await startGateway(part.url);
});
beforeEach(() => {
  part.seen.length = 0;
  part.routes({ 'GET /api/v1/me': account, 'POST /api/v1/me/password': { done: true } });
});
afterAll(async () => {
  await gateway.close();
  await part.stop();
});

const bearer = async () => ({ authorization: `Bearer ${await gateway.token()}` });

describe('routing', () => {
  it('takes a call to its part and the answer back, with the caller and the trace', async () => {
    const response = await fetch(`${gateway.base}/api/v1/me?x=1`, { headers: await bearer() });
    expect([response.status, await response.json()]).toEqual([200, account]);
    const { url, headers } = part.last();
    expect(url).toBe('/api/v1/me?x=1');
    expect(headers.authorization).toMatch(/^Bearer ey/);
    expect(headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-0[01]$/);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('leaves out what only the gateway may say', async () => {
    await fetch(`${gateway.base}/api/v1/me`, {
      headers: {
        ...(await bearer()),
        'idempotency-content': 'spoofed',
        'idempotency-derived': '1',
        'x-forwarded-for': '9.9.9.9',
        'x-forwarded-proto': 'https',
        'x-internal-service': 'payments',
        cookie: 'other=1',
      },
    });
    const { headers } = part.last();
    for (const name of [
      'idempotency-content',
      'idempotency-derived',
      'x-forwarded-proto',
      'x-internal-service',
      'cookie',
    ]) {
      expect([name, headers[name]]).toEqual([name, undefined]);
    }
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it.each(['/api/v1/nowhere', '/api/nope', '/internal/orders/1', '/internal', '/media/x/y'])(
    'answers %s with 404 and asks nobody',
    async (path) => {
      const response = await fetch(gateway.base + path, {
        method: 'POST',
        body: '{}',
        headers: await bearer(),
      });
      const body = (await response.json()) as any;
      expect([response.status, body.code, response.headers.get('content-type')]).toEqual([
        404,
        'no-such-endpoint',
        'application/problem+json',
      ]);
      expect(body.trace_id).toMatch(/^[\da-f]{32}$/);
      expect(part.seen).toHaveLength(0);
    },
  );

  it('says which part is down, and when to come back', async () => {
    const alone = await startGateway('http://127.0.0.1:1');
    const response = await fetch(`${alone.base}/api/v1/coupons`, {
      headers: { authorization: `Bearer ${await alone.token()}` },
    });
    const body = (await response.json()) as any;
    expect([response.status, body.code, response.headers.get('retry-after')]).toEqual([
      503,
      'part-unavailable',
      '5',
    ]);
    expect(body.detail).toContain('payments');
    await alone.close();
  });

  it('answers 503 to a body that no part takes, whatever its length', async () => {
    const alone = await startGateway('http://127.0.0.1:1');
    for (const bytes of [10, 900_000]) {
      const body = 'x'.repeat(bytes);
      const response = await fetch(`${alone.base}/webhooks/stripe`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect([bytes, response.status, ((await response.json()) as any).code]).toEqual([
        bytes,
        503,
        'part-unavailable',
      ]);
    }
    await alone.close();
  });

  it('breaks off when the part breaks off, and answers 503 when it never began', async () => {
    part.answer = (_seen, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"half":');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(fetch(`${gateway.base}/api/v1/me`).then((response) => response.text())).rejects.toThrow();
    part.answer = (_seen, response) => void response.destroy();
    const response = await fetch(`${gateway.base}/api/v1/me`);
    expect([response.status, ((await response.json()) as any).code]).toEqual([503, 'part-unavailable']);
  });

  it('streams server-sent events as they come, and ends the part’s stream with the client’s', async () => {
    let isClosed = false;
    part.answer = (_seen, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      setTimeout(() => response.write('data: one\n\n'), 30);
      response.on('close', () => (isClosed = true));
    };
    const abort = new AbortController();
    const response = await fetch(`${gateway.base}/api/v1/live`, {
      headers: await bearer(),
      signal: abort.signal,
    });
    const { value } = await response.body!.getReader().read();
    expect(Buffer.from(value!).toString()).toBe('data: one\n\n');
    abort.abort();
    await eventually(() => expect(isClosed).toBe(true));
  });

  it('passes a body through byte for byte, and refuses one that is too large', async () => {
    part.answer = (seen, response) => sendJson(response, 200, { bytes: seen.body.length });
    const send = (body: string) =>
      fetch(`${gateway.base}/webhooks/stripe`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': 's' },
      });
    const odd = '{"a" :  1}';
    await (await send(odd)).text();
    expect(part.last().body.toString()).toBe(odd);
    const large = await send('x'.repeat(1_100_000));
    expect([large.status, ((await large.json()) as any).code]).toEqual([413, 'body-too-large']);
  });

  it('refuses a chunked body that grows too large', async () => {
    const target = new URL(`${gateway.base}/webhooks/stripe`);
    const outgoing = rawRequest(target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    });
    outgoing.on('error', () => undefined);
    for (let sent = 0; sent < 20; sent++) outgoing.write('x'.repeat(65_536));
    outgoing.end();
    const [answer] = (await once(outgoing, 'response')) as [import('node:http').IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(413);
  });
});

describe('sessions of browsers', () => {
  const cookie = async () => `cursa_session=${await gateway.token()}`;

  it('keeps both tokens in cookies and the refresh token out of the body', async () => {
    part.routes({ 'POST /api/v1/session': signedIn() });
    const response = await fetch(`${gateway.base}/api/v1/session`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    const body = (await response.json()) as any;
    expect(body.session.access_token).toBe('access-token');
    expect(body.session.refresh_token).toBeUndefined();
    const [session, refresh] = response.headers.getSetCookie();
    expect(session).toMatch(/^cursa_session=access-token; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(refresh).toMatch(
      /^cursa_refresh=refresh-token; Max-Age=\d+; Path=\/api\/v1\/session; HttpOnly; SameSite=Lax$/,
    );
  });

  it('marks cookies as secure behind https', async () => {
    const secure = await startGateway(part.url, { PUBLIC_URL: 'https://cursa.example' });
    part.routes({ 'POST /api/v1/session': signedIn() });
    const response = await fetch(`${secure.base}/api/v1/session`, { method: 'POST', body: '{}' });
    for (const line of response.headers.getSetCookie()) expect(line).toContain('; Secure');
    expect(response.headers.get('strict-transport-security')).toContain('max-age');
    await secure.close();
  });

  it('fills the refresh token in from its cookie, and clears the cookies when it is dead', async () => {
    part.routes({ 'POST /api/v1/session/refresh': signedIn() });
    const send = () =>
      fetch(`${gateway.base}/api/v1/session/refresh`, {
        method: 'POST',
        headers: {
          cookie: 'cursa_refresh=old-token',
          origin: gateway.base,
          'content-type': 'application/json',
        },
        body: '{}',
      });
    expect((await send()).status).toBe(200);
    expect(part.last().json()).toEqual({ refresh_token: 'old-token' });
    part.answer = (_seen, response) => sendProblem(response, 401, 'session-ended', 'Sign in again');
    const dead = await send();
    expect(dead.status).toBe(401);
    expect(dead.headers.getSetCookie()).toEqual([
      'cursa_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'cursa_refresh=; Max-Age=0; Path=/api/v1/session; HttpOnly; SameSite=Lax',
    ]);
  });

  it('turns the cookie into a bearer token; the header wins', async () => {
    await fetch(`${gateway.base}/api/v1/me`, { headers: { cookie: await cookie() } });
    expect(part.last().headers.authorization).toMatch(/^Bearer ey/);
    await fetch(`${gateway.base}/api/v1/me`, {
      headers: { cookie: await cookie(), authorization: 'Bearer mine' },
    });
    expect(part.last().headers.authorization).toBe('Bearer mine');
  });

  it.each([
    ['no word of its origin', {}, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['a null origin', { origin: 'null' }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['contradicting words', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 403],
    ['the public origin', { origin: 'http://localhost' }, 200],
    ['same-origin', { 'sec-fetch-site': 'same-origin' }, 200],
  ])('a change with a cookie and %s answers as it should', async (_name, headers, status) => {
    const response = await rawFetch('/api/v1/me/password', {
      ...(headers as object),
      cookie: await cookie(),
    });
    expect(response.status).toBe(status);
    if (status === 403) expect([response.body.code, part.seen.length]).toEqual(['cross-site-request', 0]);
  });

  it('does not ask a token in the header where it comes from', async () => {
    expect((await rawFetch('/api/v1/me/password', await bearer())).status).toBe(200);
    expect(
      (await rawFetch('/create_order', { cookie: await cookie(), 'content-type': 'application/json' }))
        .status,
    ).toBe(403);
  });

  it('lets a program that keeps cookies sign in again, as nobody', async () => {
    part.routes({ 'POST /api/v1/session': signedIn() });
    const kept = { cookie: await cookie(), 'content-type': 'application/json' };
    expect((await rawFetch('/api/v1/session', kept)).status).toBe(200);
    expect(part.last().headers.authorization).toBeUndefined();
    expect((await rawFetch('/api/v1/session', { ...kept, origin: 'https://evil.example' })).status).toBe(403);
    expect((await rawFetch('/api/v1/session/refresh', kept)).status).toBe(403);
  });

  /** fetch sets Sec-Fetch headers of its own. */
  async function rawFetch(path: string, headers: Record<string, string>) {
    const outgoing = rawRequest(new URL(gateway.base + path), { method: 'POST', headers });
    outgoing.end('{}');
    const [answer] = (await once(outgoing, 'response')) as [import('node:http').IncomingMessage];
    const text = Buffer.concat(await answer.toArray()).toString();
    return { status: answer.statusCode, body: JSON.parse(text) as any };
  }
});

describe('pages', () => {
  it('describes every public endpoint and the legacy calls', async () => {
    const document = (await (await fetch(`${gateway.base}/api/docs/json`)).json()) as any;
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/api/v1/orders'].post.operationId).toBe('orders.create');
    expect(document.paths['/create_order'].post.requestBody.content['multipart/form-data']).toBeDefined();
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/internal'))).toEqual([]);
    const page = await fetch(`${gateway.base}/api/docs`);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    const html = await page.text();
    expect(html).not.toMatch(/(src|href)="https?:/);
    for (const [, source] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect([source, (await fetch(new URL(source!, `${gateway.base}/api/docs`))).status]).toEqual([
        source,
        200,
      ]);
    }
  });

  it('says honestly that no web application is installed', async () => {
    for (const path of ['/', '/login', '/deliveryDetail', '/home']) {
      const response = await fetch(gateway.base + path);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      expect(await response.text()).toContain('/api/docs');
    }
    expect((await fetch(`${gateway.base}/assets/no-image.svg`)).headers.get('content-type')).toContain(
      'image/svg+xml',
    );
  });
});
