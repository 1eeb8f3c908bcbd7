import { APP_SECRETS, APPS, DATABASES, type App } from './apps.ts';
import type { StackContext } from './context.ts';
import { databaseUrl } from './database-url.ts';

export type Values = Readonly<Record<string, string>>;

const APP_CODE = 'cursa-app';
const MAIL_FROM = 'Cursa <no-reply@cursa.localhost>';

/** The address browsers use. */
export function publicUrl(context: StackContext): string {
  return `http://localhost:${context.ports.gateway}`;
}

/** What every service is told. `backing` holds the values of the backing services. */
export function commonValues(context: StackContext, backing: Values): Values {
  const shared = Object.entries(backing).filter(
    ([name]) => name !== 'DATABASE_URL' && !name.startsWith('STRIPE_'),
  );
  const addresses = APPS.map((app) => [`${app.toUpperCase()}_URL`, `http://127.0.0.1:${context.ports[app]}`]);
  return {
    ...(Object.fromEntries(shared) as Values),
    ...(Object.fromEntries(addresses) as Values),
    PUBLIC_URL: publicUrl(context),
    APP_CODE,
    MAIL_FROM,
    STACK_MODE: 'embedded',
    SESSION_PUBLIC_KEYS: context.secrets.SESSION_PUBLIC_KEYS,
    SERVICE_TOKEN_SECRET: context.secrets.SERVICE_TOKEN_SECRET,
  };
}

/** Everything one service is told: its own database and only the secrets it needs. */
export function appValues(context: StackContext, backing: Values, app: App): Values {
  const own: Record<string, string> = {
    SERVICE_NAME: app,
    PORT: String(context.ports[app]),
    HOST: '127.0.0.1',
    LOG_LEVEL: context.environment.LOG_LEVEL ?? 'info',
  };
  const database = DATABASES.find((name) => name === app);
  if (database)
    own.DATABASE_URL = databaseUrl(backing.DATABASE_URL ?? '', database, context.secrets.DATABASE_PASSWORD);
  for (const name of APP_SECRETS[app] ?? []) own[name] = context.secrets[name];
  const stripe = Object.entries(backing).filter(([name]) => app === 'payments' && name.startsWith('STRIPE_'));
  return { ...commonValues(context, backing), ...(Object.fromEntries(stripe) as Values), ...own };
}
