import { describe, expect, it } from '@jest/globals';
import { APPS } from './apps.ts';
import type { StackContext } from './context.ts';
import { appValues } from './env.ts';
import { makePorts } from './ports.ts';
import type { Secrets } from './secrets.ts';

const secrets = new Proxy({}, { get: (_, name) => `secret ${String(name)}` }) as Secrets;
const paths = { root: '/cursa' };
const context = { ports: makePorts(1000), secrets, paths, environment: {} } as unknown as StackContext;
const backing = {
  DATABASE_URL: 'postgres://postgres:top@db:15432/postgres',
  KAFKA_BROKERS: 'k:1',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'wh',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
};
const having = (name: string): string[] => APPS.filter((app) => name in appValues(context, backing, app));

describe('appValues', () => {
  it('gives a service its own database as its own user, never the superuser', () => {
    const url = new URL(appValues(context, backing, 'offers').DATABASE_URL ?? '');
    expect(url).toMatchObject({ username: 'offers', pathname: '/offers', host: 'db:15432' });
    expect(JSON.stringify(APPS.map((app) => appValues(context, backing, app)))).not.toContain(
      'postgres:top@',
    );
    expect(having('DATABASE_URL')).not.toContain('chat');
  });

  it('gives secrets only to those who need them', () => {
    expect(having('SESSION_PRIVATE_KEY')).toEqual(['auth']);
    expect(having('STRIPE_SECRET_KEY')).toEqual(['payments']);
    expect(having('QUOTE_SECRET')).toEqual(['pricing']);
    expect(having('SESSION_PUBLIC_KEYS')).toEqual([...APPS]);
  });

  it('tells the web application the public key, through the gateway only', () => {
    expect(having('STRIPE_PUBLISHABLE_KEY')).toEqual(['gateway']);
    expect(having('WEB_ROOT')).toEqual(['gateway']);
  });

  it('has one currency for all, which the environment may name', () => {
    const lei = { ...context, environment: { CURRENCY: 'RON', CURRENCY_SYMBOL: 'lei' } } as StackContext;
    for (const app of APPS) {
      expect(appValues(context, backing, app)).toMatchObject({ CURRENCY: 'USD', CURRENCY_SYMBOL: '$' });
      expect(appValues(lei, backing, app)).toMatchObject({ CURRENCY: 'RON', CURRENCY_SYMBOL: 'lei' });
    }
  });

  it('shifts every address with the offset', () => {
    expect(appValues(context, backing, 'auth')).toMatchObject({
      PORT: '8101',
      BOOKING_URL: 'http://127.0.0.1:8102',
      PUBLIC_URL: 'http://localhost:9080',
    });
  });
});
