import type { Ready } from '../../e2e/ready.ts';
import type { Results } from '../results.ts';

/** Headers that the page and a call must have alike: one comes from nginx, the other from the gateway. */
const SHARED = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** The web application's own container: pages, compressed files, headers, and what is a call. */
export async function checkWeb({ url }: Ready, results: Results): Promise<void> {
  const page = await fetch(`${url}/welcome`);
  const html = await page.text();
  const call = await fetch(`${url}/settings.json`);
  const differ = SHARED.filter(
    (name) => !page.headers.get(name) || page.headers.get(name) !== call.headers.get(name),
  );
  results.expect(
    'Pages carry the security headers of the gateway',
    differ.length === 0,
    differ.length === 0 ? `${SHARED.length} headers alike` : `differ: ${differ.join(', ')}`,
  );
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '/none.js';
  const found = await Promise.all([
    fetch(`${url}${script}`, { headers: { 'accept-encoding': 'br' } }),
    fetch(`${url}/admin/drivers`).then(async (answer) => (await answer.text()).includes('admin')),
    fetch(`${url}/no-such-file.js`),
    fetch(`${url}/login`, { method: 'POST' }),
  ]);
  const [packed, admin, missing, login] = found;
  const seen = [
    packed.headers.get('content-encoding') === 'br' &&
      packed.headers.get('content-type')?.includes('javascript'),
    packed.headers.get('cache-control')?.includes('immutable'),
    page.headers.get('cache-control') === 'no-cache',
    admin,
    missing.status === 404,
    login.headers.get('content-type')?.includes('json'),
  ];
  results.expect(
    'Files are compressed, /admin has its page, POST /login is a call',
    seen.every(Boolean),
    `${script}: ${packed.headers.get('content-encoding') ?? 'plain'}, ${packed.headers.get('content-length') ?? '?'} bytes; ${seen.map((good) => (good ? '+' : '-')).join('')}`,
  );
}
