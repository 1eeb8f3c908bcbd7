import { join } from 'node:path';
import { APP_SECRETS, APPS, DATABASES, type App } from './apps.ts';
import type { StackContext } from './context.ts';
import { databaseUrl } from './database-url.ts';

export type Values = Readonly<Record<string, string>>;

const APP_CODE = 'cursa-app';
const MAIL_FROM = 'Cursa <no-reply@cursa.localhost>';
/** The one currency of charging and showing, unless the environment names another (decision 22). */
const CURRENCY = 'USD';
const CURRENCY_SYMBOL = '$';

/** Values of the backing services that one service alone is told. */
const OWNER_OF: Readonly<Record<string, App>> = {
  STRIPE_SECRET_KEY: 'payments',
  STRIPE_WEBHOOK_SECRET: 'payments',
  STRIPE_API_URL: 'payments',
  STRIPE_PUBLISHABLE_KEY: 'gateway',
  CARD_SANDBOX_URL: 'gateway',
};

/** The address browsers use. */
export function publicUrl(context: StackContext): string {
  return `http://localhost:${context.ports.gateway}`;
}

/** What every service is told. `backing` holds the values of the backing services. */
export function commonValues(context: StackContext, backing: Values): Values {
  const shared = Object.entries(backing).filter(([name]) => name !== 'DATABASE_URL' && !(name in OWNER_OF));
  const addresses = APPS.map((app) => [`${app.toUpperCase()}_URL`, `http://127.0.0.1:${context.ports[app]}`]);
  return {
    ...(Object.fromEntries(shared) as Values),
    ...(Object.fromEntries(addresses) as Values),
    PUBLIC_URL: publicUrl(context),
    APP_CODE,
    CURRENCY: context.environment.CURRENCY ?? CURRENCY,
    CURRENCY_SYMBOL: context.environment.CURRENCY_SYMBOL ?? CURRENCY_SYMBOL,
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
    METRICS_PORT: String(context.ports[`${app}Metrics`]),
    HOST: '127.0.0.1',
    LOG_LEVEL: context.environment.LOG_LEVEL ?? 'info',
  };
  const database = DATABASES.find((name) => name === app);
  if (database)
    own.DATABASE_URL = databaseUrl(backing.DATABASE_URL ?? '', database, context.secrets.DATABASE_PASSWORD);
  for (const name of APP_SECRETS[app] ?? []) own[name] = context.secrets[name];
  if (app === 'gateway')
    own.WEB_ROOT = context.environment.WEB_ROOT ?? join(context.paths.root, 'apps/web/dist');
  const alone = Object.entries(backing).filter(([name]) => OWNER_OF[name] === app);
  return { ...commonValues(context, backing), ...(Object.fromEntries(alone) as Values), ...own };
}
