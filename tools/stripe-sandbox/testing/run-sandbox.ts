import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@cursa/testing/free-port';
import Stripe from 'stripe';

const secretKey = 'sk_test_sandbox';
export const webhookSecret = 'whsec_sandbox';

/** A sandbox in its own process, as `npm start` runs it, and a client on it. */
export interface RunningSandbox {
  url: string;
  stripe: Stripe;
  /** A client that neither retries nor hides what came over the wire. */
  client: (options?: Stripe.StripeConfig) => Stripe;
  control: (path: string, body?: object) => Promise<Record<string, unknown>>;
  /** kill -9 and start again on the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function runSandbox(env: Record<string, string> = {}): Promise<RunningSandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-sandbox-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    SECRET_KEY: secretKey,
    WEBHOOK_SECRET: webhookSecret,
    WEBHOOK_RETRY_MS: '50',
    DATA_FILE: join(folder, 'stripe.sqlite'),
    ...env,
  };
  let child = await start(settings);
  const client = (options: Stripe.StripeConfig = {}): Stripe =>
    new Stripe(secretKey, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
      ...options,
    });
  return {
    url,
    client,
    stripe: client(),
    control: async (path, body) => {
      const init = body && {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      };
      const response = await fetch(`${url}/_sandbox/${path}`, init);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as Record<string, unknown>;
    },
    restart: async () => {
      await end(child, 'SIGKILL');
      child = await start(settings);
    },
    stop: async () => {
      await end(child, 'SIGTERM');
      await rm(folder, { recursive: true });
    },
  };
}

async function start(env: Record<string, string>): Promise<ChildProcess> {
  const main = join(import.meta.dirname, '..', 'main.ts');
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}: ${errors}`)));
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Stripe sandbox on') && resolve());
  });
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}
