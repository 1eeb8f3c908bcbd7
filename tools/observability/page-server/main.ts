import { createServer } from 'node:http';
import { answer } from './answer.ts';

/**
 * The dashboards page, on PAGE_PORT of this machine. PROMETHEUS_URL is asked for figures; JAEGER_URL is what the page
 * links to while it answers; SCRAPE_SECONDS is how often Prometheus looks.
 */
const { PAGE_PORT, PROMETHEUS_URL = '', JAEGER_URL = '', SCRAPE_SECONDS = '15' } = process.env;
const places = { prometheus: PROMETHEUS_URL, jaeger: JAEGER_URL, scrapeSeconds: Number(SCRAPE_SECONDS) };

createServer((request, response) => {
  answer(request.method ?? '', new URL(request.url ?? '/', 'http://localhost'), places).then(
    ({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body),
    (error: unknown) =>
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error)),
  );
}).listen(Number(PAGE_PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
