import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as rawRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { webSettings } from '@cursa/contracts/http/web-settings';
import { allLegacyCalls } from '@cursa/contracts/legacy/all';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakePart } from '../testing/fake-part.ts';
import { startGateway, type Gateway } from '../testing/start-gateway.ts';

const part = new FakePart();
const script = 'export const kilometres = 1;\n'.repeat(40);
let root: string;
let gateway: Gateway;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'cursa-web-'));
  const files: Record<string, string | Buffer> = {
    'index.html': '<title>Cursa</title>',
    'admin.html': '<title>Administrator</title>',
    'pages/welcome.html': '<title>Cursa</title><h1>Trimite orice</h1>',
    'pages/send.html': '<title>Cursa</title><h1>Livrări</h1>',
    'sw.js': 'self.skipWaiting();',
    'manifest.webmanifest': '{}',
    'assets/main-1a2b.js': script,
    'assets/main-1a2b.js.br': brotliCompressSync(script),
    'assets/main-1a2b.js.gz': gzipSync(script),
    'assets/road-3c4d.woff2': 'font',
    '.vite/manifest.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  await part.start();
  gateway = await startGateway(part.url, {
    WEB_ROOT: root,
    CARD_SANDBOX_URL: 'http://127.0.0.1:12111',
    MAP_TILES_URL: 'http://{s}.tiles.example/{z}/{x}/{y}.png',
    MAP_TILES_ATTRIBUTION: 'Somebody',
  });
});
afterAll(async () => {
  await gateway.close();
  await part.stop();
  await rm(root, { recursive: true });
});

/** fetch asks for compressed forms and unpacks them by itself. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const outgoing = rawRequest(new URL(gateway.base + path), { method, headers });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  return { status: answer.statusCode, headers: answer.headers, body };
}

/** Specification §2 and decision 11. */
const routes = `welcome image trip forgot profile header vehicle-information information-driver
  createpassword-driver driver-license as-user as-driver information-user user-details createpassword-user
  information-bussiness information-details logout driver-history driver-offers current-trips deliveryDetail driverChat
  homesec parcelfirst parcelsecond parcelthird blog faq send history pagefirst pagesecond wallet transaction popup
  viewdetails counter accept offer payment home userChat login driverHome pagefrist not-authorized driver-company
  driver-documents new-password`.split(/\s+/);

describe('pages of the web application', () => {
  it.each(['', ...routes])('GET /%s is the page', async (route) => {
    const { status, headers, body } = await get(`/${route}?returnUrl=%2Fhome`);
    expect([status, body.toString()]).toEqual([200, expect.stringMatching(/^<title>Cursa<\/title>/)]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it.each([
    ['/', 'Trimite orice'],
    ['/welcome', 'Trimite orice'],
    ['/send?order_id=7', 'Livrări'],
  ])('%s has the first picture of its screen in it', async (path, heading) => {
    expect((await get(path)).body.toString()).toContain(`<h1>${heading}</h1>`);
  });

  it.each(['/history', '/send/', '/send/7', '/pages/send', '/..%2Fpages%2Fsend'])(
    '%s has no picture drawn ahead',
    async (path) => {
      expect((await get(path)).body.toString()).not.toContain('<h1>');
    },
  );

  it.each(['/admin', '/admin/', '/admin/drivers/7'])('GET %s is the page of administrators', async (path) => {
    expect((await get(path)).body.toString()).toBe('<title>Administrator</title>');
  });

  it('takes no other name for that of the administrators', async () => {
    expect((await get('/administration')).body.toString()).toBe('<title>Cursa</title>');
  });

  it('leaves every legacy call to its translation', async () => {
    for (const call of allLegacyCalls)
      for (const method of call.methods) {
        const { headers } = await get(`/${call.name}`, {}, method);
        expect([call.name, method, headers['content-type']]).toEqual([
          call.name,
          method,
          expect.stringContaining('json'),
        ]);
      }
  });

  it.each(['/api/v1/nowhere', '/api', '/media/x/y', '/invoices/x/y/z', '/internal/x', '/webhooks/x'])(
    '%s is no page',
    async (path) => {
      const { status, headers } = await get(path);
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'application/problem+json']);
    },
  );

  it('keeps the health and the documents of the API', async () => {
    expect((await get('/health/live')).headers['content-type']).toContain('json');
    expect((await get('/api/docs/json')).headers['content-type']).toContain('json');
  });
});

describe('files of the web application', () => {
  it('are kept for ever when their name has a hash, and asked for anew otherwise', async () => {
    const caching = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await caching('/assets/main-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(await caching('/assets/road-3c4d.woff2')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/index.html', '/sw.js', '/manifest.webmanifest', '/settings.json'])
      expect([path, await caching(path)]).toEqual([path, 'no-cache']);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('Accept-Encoding %p is answered with %p', async (accepted, encoding) => {
    const { headers, body } = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(Number(headers['content-length'])).toBe(body.length);
    const unpack =
      { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((plain: Buffer) => plain);
    expect(unpack(body).toString()).toBe(script);
  });

  it('are sent plain when no compressed form lies beside them', async () => {
    const { headers, body } = await get('/sw.js', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, 'self.skipWaiting();']);
  });

  it('are not sent again to who has them, per form', async () => {
    const known = (await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' })).headers.etag ?? '';
    const again = (accepted: string) =>
      get('/assets/main-1a2b.js', { 'accept-encoding': accepted, 'if-none-match': `W/${known}` });
    expect((await again('br')).status).toBe(304);
    expect((await again('gzip')).status).toBe(200);
  });

  it('answer HEAD with the headers of GET and no body', async () => {
    for (const path of ['/assets/main-1a2b.js', '/home', '/settings.json']) {
      const head = await get(path, { 'accept-encoding': 'br' }, 'HEAD');
      const { headers, body } = await get(path, { 'accept-encoding': 'br' });
      expect([path, head.status, head.body.length]).toEqual([path, 200, 0]);
      expect(head.headers['content-length']).toBe(String(body.length));
      expect([head.headers.etag, head.headers['content-type']]).toEqual([
        headers.etag,
        headers['content-type'],
      ]);
    }
  });

  it.each([
    '/assets/gone-9z.js',
    '/robots.txt',
    '/.vite/manifest.json',
    '/admin/x.js',
    '/..%2f..%2fetc%2fpasswd.txt',
  ])('%s is not there', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
  });

  it('do not count as calls', async () => {
    const { headers } = await get('/assets/main-1a2b.js');
    expect(headers['x-ratelimit-limit']).toBeUndefined();
  });
});

describe('settings of the web application', () => {
  it('are the public part of the configuration', async () => {
    const { body } = await get('/settings.json');
    expect(webSettings.strict().parse(JSON.parse(body.toString()))).toEqual({
      currency: 'USD',
      currency_symbol: '$',
      stripe_publishable_key: null,
      card_sandbox_url: 'http://127.0.0.1:12111',
      map_tiles_url: 'http://{s}.tiles.example/{z}/{x}/{y}.png',
      map_tiles_attribution: 'Somebody',
      app_code: 'cursa-test',
      terms_version: '2026-11-01',
    });
  });

  it('open the content security policy to what they name, and to nothing else', async () => {
    const policyOf = async (base: string) =>
      (await fetch(`${base}/home`)).headers.get('content-security-policy')?.split('; ') ?? [];
    const policy = await policyOf(gateway.base);
    const directive = (name: string) => policy.find((line) => line.startsWith(`${name} `));
    expect(directive('connect-src')).toContain(' http://127.0.0.1:12111 http://*.tiles.example');
    expect(directive('img-src')).toContain(' http://*.tiles.example');
    expect(directive('script-src')).not.toMatch(/unsafe|tiles|12111/);
    const closed = await startGateway(part.url);
    expect((await policyOf(closed.base)).join()).not.toMatch(/tiles|12111/);
    await closed.close();
  });

  it('leave the sandbox out beside a real Stripe', async () => {
    const real = await startGateway(part.url, {
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      CARD_SANDBOX_URL: 'http://127.0.0.1:12111',
    });
    const settings = await (await fetch(`${real.base}/settings.json`)).json();
    expect(settings).toMatchObject({ stripe_publishable_key: 'pk_live_1', card_sandbox_url: null });
    expect((await fetch(`${real.base}/home`)).headers.get('content-security-policy')).not.toContain('12111');
    await real.close();
  });
});

describe('without a built web application', () => {
  it('says so, whatever the folder', async () => {
    const empty = await startGateway(part.url, { WEB_ROOT: join(root, 'assets') });
    const response = await fetch(`${empty.base}/home`);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('/api/docs')]);
    await empty.close();
  });
});
