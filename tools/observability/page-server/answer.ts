import { readFile, readdir } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../stack/paths.ts';
import { runbookPage } from './runbook-page.ts';

export interface Places {
  readonly prometheus: string;
  readonly jaeger: string;
  readonly scrapeSeconds: number;
}

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

const PAGE = join(ROOT, 'tools/observability/page');
const UPLOT = join(ROOT, 'node_modules/uplot/dist');
const DASHBOARDS = join(ROOT, 'deploy/dashboards');
/** As one looks: is anything wrong, then where. What is not named comes last. */
const ORDER = ['overview', 'service', 'events', 'money', 'chat', 'promises'];
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
/** What the page asks of Prometheus, and nothing else of its API. */
const PASSED_ON = /^\/api\/v1\/(query|query_range|alerts|label\/\w+\/values)$/;

const NOTHING = { status: 404, type: 'text/plain; charset=utf-8', body: 'There is nothing here.' };

/** One request to the page, its parts, or Prometheus behind it. */
export async function answer(method: string, url: URL, places: Places): Promise<Answer> {
  const { pathname } = url;
  if (method !== 'GET' && method !== 'HEAD') return { ...NOTHING, status: 405, body: 'Only to be read.' };
  if (PASSED_ON.test(pathname)) return passedOn(url, places.prometheus);
  if (pathname === '/') return file(join(PAGE, 'index.html'), HTML);
  if (pathname === '/uplot.js') return file(join(UPLOT, 'uPlot.esm.js'), SCRIPT);
  if (pathname === '/uplot.css') return file(join(UPLOT, 'uPlot.min.css'), STYLE);
  if (pathname === '/dashboards.json') return json(await dashboardFiles());
  if (pathname === '/facts.json')
    return json({ scrape_seconds: places.scrapeSeconds, jaeger_url: await ifUp(places.jaeger) });
  const [, part] = /^\/page\/([a-z-]+\.(?:ts|css))$/.exec(pathname) ?? [];
  if (part) return pagePart(part);
  const [, alert] = /^\/runbooks\/(\w+)$/.exec(pathname) ?? [];
  return alert ? runbook(alert) : NOTHING;
}

async function file(path: string, type: string): Promise<Answer> {
  return { status: 200, type, body: await readFile(path, 'utf8') };
}

function json(value: unknown): Answer {
  return { status: 200, type: JSON_TYPE, body: JSON.stringify(value) };
}

/** The page's own TypeScript, as browsers take it: types are replaced by spaces, so lines stay where they are. */
async function pagePart(name: string): Promise<Answer> {
  try {
    const text = await readFile(join(PAGE, name), 'utf8');
    if (name.endsWith('.css')) return { status: 200, type: STYLE, body: text };
    return { status: 200, type: SCRIPT, body: stripTypeScriptTypes(text) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return NOTHING;
    throw error;
  }
}

/** Read at each load: what is in the files is what is seen. */
async function dashboardFiles(): Promise<unknown[]> {
  const names = (await readdir(DASHBOARDS)).filter((name) => name.endsWith('.json'));
  const rank = (name: string): number => {
    const place = ORDER.findIndex((word) => name === `cursa-${word}.json`);
    return place === -1 ? ORDER.length : place;
  };
  const ordered = names.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  return Promise.all(
    ordered.map(async (name) => JSON.parse(await readFile(join(DASHBOARDS, name), 'utf8')) as unknown),
  );
}

async function runbook(alert: string): Promise<Answer> {
  const text = await readFile(join(ROOT, 'deploy/runbooks', `${alert}.md`), 'utf8').catch(() => undefined);
  return text === undefined ? NOTHING : { status: 200, type: HTML, body: runbookPage(alert, text) };
}

/** @returns what Prometheus said, or a 502 in the form of its own failures */
async function passedOn({ pathname, search }: URL, prometheus: string): Promise<Answer> {
  try {
    const said = await fetch(new URL(`${pathname}${search}`, prometheus), {
      signal: AbortSignal.timeout(20_000),
    });
    return { status: said.status, type: JSON_TYPE, body: await said.text() };
  } catch (error) {
    const words = `Prometheus at ${prometheus} does not answer (${error instanceof Error ? error.message : String(error)})`;
    return { ...json({ status: 'error', error: words }), status: 502 };
  }
}

/** The address while something answers there. */
async function ifUp(url: string): Promise<string> {
  if (url === '') return '';
  const up = await fetch(new URL('/api/services', url), { signal: AbortSignal.timeout(1_000) }).then(
    async (said) => {
      await said.arrayBuffer();
      return said.ok;
    },
    () => false,
  );
  return up ? url : '';
}
