import { describe, expect, it } from '@jest/globals';
import { APPS } from './apps.ts';
import type { StackContext } from './context.ts';
import { appValues } from './env.ts';
import { makePorts } from './ports.ts';
import type { Secrets } from './secrets.ts';

const secrets = new Proxy({}, { get: (_, name) => `secret ${String(name)}` }) as Secrets;
const context = { ports: makePorts(1000), secrets, environment: {} } as unknown as StackContext;
const backing = {
  DATABASE_URL: 'postgres://postgres:top@db:15432/postgres',
  KAFKA_BROKERS: 'k:1',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'wh',
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

  it('shifts every address with the offset', () => {
    expect(appValues(context, backing, 'auth')).toMatchObject({
      PORT: '8101',
      BOOKING_URL: 'http://127.0.0.1:8102',
      PUBLIC_URL: 'http://localhost:9080',
    });
  });
});
