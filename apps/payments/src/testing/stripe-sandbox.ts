import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '@cursa/testing/free-port';

export interface Sandbox {
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Every object that it keeps. */
  control(path: string, body?: object): Promise<Record<string, unknown>>;
  /** The holder's answer at the bank's page. */
  holder(intentId: string, outcome: 'confirm' | 'fail'): Promise<void>;
  stop(): Promise<void>;
}

/** The repository's own Stripe sandbox, in a process of its own and in memory. */
export async function startSandbox(): Promise<Sandbox> {
  const port = await freePort();
  const settings = { PORT: String(port), SECRET_KEY: 'sk_test_payments', WEBHOOK_SECRET: 'whsec_payments' };
  const main = join(import.meta.dirname, '../../../../tools/stripe-sandbox/main.ts');
  const child = spawn(process.execPath, [main], { env: settings, stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The Stripe sandbox ended with ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Stripe sandbox on') && resolve());
  });
  const url = `http://127.0.0.1:${port}`;
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      redirect: 'manual',
    });
  return {
    url,
    secretKey: settings.SECRET_KEY,
    webhookSecret: settings.WEBHOOK_SECRET,
    control: async (path, body) => {
      const answer = body ? await post(`/_sandbox/${path}`, body) : await fetch(`${url}/_sandbox/${path}`);
      return (await answer.json()) as Record<string, unknown>;
    },
    holder: async (intentId, outcome) => {
      await post(`/_sandbox/3ds/${intentId}`, { outcome });
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
