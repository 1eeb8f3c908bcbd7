import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { findChromium } from '../../test/chromium.ts';
import { type Credentials, signInOnScreen } from './sign-in-on-screen.ts';

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  readonly locale?: 'ro' | 'en';
}

/** One person at one browser window, and everything that went wrong in it. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** console.error, console.warn and uncaught errors since the last look. */
  readonly noise: string[];
  readonly close: () => Promise<void>;
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Chromium as it is on this machine; nothing is downloaded. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    // Containers run as root and have a small /dev/shm.
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
}

/** Opens windows on one installation; who has signed in once is remembered. */
export class Visits {
  private readonly browser: Browser;
  private readonly base: string;
  private readonly states = new Map<string, Promise<State>>();

  constructor(browser: Browser, base: string) {
    this.browser = browser;
    this.base = base.replace(/\/+$/, '');
  }

  /** A window of somebody who is not signed in, or of `who`, signed in through the screen of their role. */
  async open(who?: Credentials, look: Look = {}): Promise<Visitor> {
    return this.window(who ? await this.signedIn(who) : undefined, look);
  }

  private signedIn(who: Credentials): Promise<State> {
    const key = `${who.role} ${who.email}`;
    const state = this.states.get(key) ?? this.signIn(who);
    this.states.set(key, state);
    return state;
  }

  private async signIn(who: Credentials): Promise<State> {
    const { page, context, close } = await this.window(undefined, {});
    await signInOnScreen(page, who);
    const state = await context.storageState();
    await close();
    return state;
  }

  private async window(state: State | undefined, look: Look): Promise<Visitor> {
    const { width = 1280, height = 900, scheme = 'light', locale = 'ro' } = look;
    const context = await this.browser.newContext({
      baseURL: this.base,
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      geolocation: { latitude: 46.7712, longitude: 23.6236 },
      permissions: ['geolocation'],
      ...(state ? { storageState: state } : {}),
    });
    context.setDefaultTimeout(20_000);
    await context.addInitScript((chosen) => localStorage.setItem('cursa-locale', chosen), locale);
    const page = await context.newPage();
    const noise: string[] = [];
    // Browsers report what the page's policy refuses, but not on the console.
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Refused by the policy: ${violatedDirective} ${blockedURI}`),
      );
    });
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        noise.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => noise.push(`${page.url()}: ${error.message}`));
    return { page, context, noise, close: () => context.close() };
  }
}

/** Waits until the screen has its heading and no part of it is still loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
}

/** All that can be read on the screen: text, placeholders and what fields hold. */
export async function readable(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return [
      document.body.innerText,
      ...fields.map(({ placeholder, value }) => `${placeholder}\n${value}`),
    ].join('\n');
  });
}
