/** What one sandbox process is told by its environment. Durations are milliseconds. */
export interface SandboxConfig {
  host: string;
  port: number;
  secretKey: string;
  /** What browsers call with; see `http/authenticate.ts` for the little it opens. No secret, so it has a default. */
  publishableKey: string;
  webhookSecret: string;
  /** Where signed events are posted; without it events are only kept for `GET /v1/events`. */
  webhookUrl: string | undefined;
  /** First pause after a failed delivery; doubles up to a minute. */
  webhookRetryMs: number;
  webhookTimeoutMs: number;
  dataFile: string;
  /** The address people's browsers reach the 3-D Secure page at. */
  publicUrl: string;
}

/** Throws with the variable's name when something is missing or no number. */
export function readConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const host = env.HOST ?? '127.0.0.1';
  const port = number(env, 'PORT', 12111);
  return {
    host,
    port,
    secretKey: required(env, 'SECRET_KEY'),
    publishableKey: publishableKeyOf(env),
    webhookSecret: required(env, 'WEBHOOK_SECRET'),
    webhookUrl: env.WEBHOOK_URL || undefined,
    webhookRetryMs: number(env, 'WEBHOOK_RETRY_MS', 500),
    webhookTimeoutMs: number(env, 'WEBHOOK_TIMEOUT_MS', 10_000),
    dataFile: env.DATA_FILE ?? ':memory:',
    publicUrl: (env.PUBLIC_URL ?? `http://${host}:${port}`).replace(/\/$/, ''),
  };
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set: the Stripe sandbox needs it to start.`);
  return value;
}

/** The web app uses this one when it is told of a sandbox and of no key. */
export const defaultPublishableKey = 'pk_test_cursa_sandbox';

function publishableKeyOf(env: NodeJS.ProcessEnv): string {
  const key = env.PUBLISHABLE_KEY || defaultPublishableKey;
  if (key.startsWith('pk_test_')) return key;
  throw new Error('PUBLISHABLE_KEY must start with "pk_test_": the sandbox takes no live keys.');
}

function number(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, got "${env[name]}".`);
  return value;
}
