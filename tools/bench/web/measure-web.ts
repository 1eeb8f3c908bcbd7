import lighthouse from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { forgetFetched } from './forget-fetched.ts';
import { accountOf, readReady } from '../../e2e/ready.ts';
import { signInOnScreen } from '../../e2e/web/sign-in-on-screen.ts';
import { findChromium } from '../../test/chromium.ts';

const PORT = 9_222;
const ROUNDS = 3;
const PAGES = [
  { path: '/welcome', role: undefined },
  { path: '/home', role: 'sender' },
  { path: '/send', role: 'sender' },
  { path: '/driver-offers', role: 'driver' },
] as const;

/**
 * Lighthouse's mobile profile (slow 4G, a processor four times slower) on the pages of goal P7, median of three. LCP and
 * TBT in milliseconds, CLS without unit; the goal is LCP 2,500, CLS 0.1, TBT 200.
 */
export async function measureWeb(): Promise<Record<string, unknown>[]> {
  const ready = readReady();
  const rows: Record<string, unknown>[] = [];
  for (const { path, role } of PAGES) {
    const browser = await chromium.launchPersistentContext('', {
      baseURL: ready.url,
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${PORT}`],
    });
    try {
      if (role) {
        const page = await browser.newPage();
        await signInOnScreen(page, {
          ...accountOf(ready, role),
          role: role === 'driver' ? 'driver' : 'user',
        });
        await page.close();
      }
      const rounds = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await audit(browser, ready.url.replace(/\/+$/, '') + path));
      rows.push({ path, ...median(rounds) });
    } finally {
      await browser.close();
    }
  }
  return rows;
}

interface Figures {
  readonly lcp_ms: number;
  readonly cls: number;
  readonly tbt_ms: number;
  readonly javascript_kb: number;
  readonly performance: number;
  readonly accessibility: number;
  readonly best_practices: number;
  /** Lighthouse's own measure of the machine: about 1,500 and more is a quiet desktop, below 1,000 a busy one. */
  readonly machine: number;
}

/** One cold visit: the session stays, what was fetched before does not. */
async function audit(browser: BrowserContext, url: string): Promise<Figures> {
  await forgetFetched(browser, new URL(url).origin);
  const result = await lighthouse(url, {
    port: PORT,
    disableStorageReset: true,
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { audits, categories } = result.lhr;
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details as unknown as
    { items?: { resourceType?: string; transferSize?: number }[] } | undefined;
  const scripts = requests?.items?.filter(({ resourceType }) => resourceType === 'Script') ?? [];
  return {
    lcp_ms: Math.round(value('largest-contentful-paint')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    tbt_ms: Math.round(value('total-blocking-time')),
    javascript_kb: Math.round(scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000),
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    accessibility: Math.round((categories.accessibility?.score ?? 0) * 100),
    best_practices: Math.round((categories['best-practices']?.score ?? 0) * 100),
    machine: Math.round(result.lhr.environment.benchmarkIndex),
  };
}

/** Each figure's middle of the rounds. */
function median(rounds: readonly Figures[]): Figures {
  const middle = (key: keyof Figures): number =>
    rounds.map((round) => round[key]).toSorted((one, other) => one - other)[Math.floor(rounds.length / 2)] ??
    Number.NaN;
  return {
    lcp_ms: middle('lcp_ms'),
    cls: middle('cls'),
    tbt_ms: middle('tbt_ms'),
    javascript_kb: middle('javascript_kb'),
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    best_practices: middle('best_practices'),
    machine: middle('machine'),
  };
}
