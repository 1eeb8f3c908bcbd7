import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { paymentsApi } from '@cursa/contracts/http/payments';
import { signSession } from '@cursa/platform/auth';
import { readConfig } from '@cursa/platform/config';
import { createApp, sampleEnvironment } from '@cursa/platform/http';
import { createLogger, setRootLogger } from '@cursa/platform/logging';
import { createTestDatabase, type TestDatabase } from '@cursa/testing/database';
import Stripe from 'stripe';
import { AppModule } from '../app.module.ts';
import { configSchema } from '../config.ts';
import { migrations } from '../migrations/index.ts';
import { FakeParts } from './fake-parts.ts';
import { startSandbox, type Sandbox } from './stripe-sandbox.ts';

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

/** The whole service on a database of its own and the Stripe sandbox, with stand-ins for offers and booking. */
export class RunningPayments {
  private constructor(
    readonly app: NestFastifyApplication,
    readonly database: TestDatabase,
    readonly parts: FakeParts,
    readonly sandbox: Sandbox,
    readonly stripe: Stripe,
    private readonly sign: (accountId: string, role: 'user' | 'driver' | 'admin') => Promise<string>,
  ) {}

  static async start(overrides: Readonly<Record<string, string>> = {}): Promise<RunningPayments> {
    const [database, sandbox] = await Promise.all([createTestDatabase(migrations), startSandbox()]);
    setRootLogger(createLogger({ service: 'payments', level: 'silent' }));
    const parts = new FakeParts();
    await parts.start();
    const { env, keys } = await sampleEnvironment({
      DATABASE_URL: database.url,
      DB_POOL_SIZE: '20',
      KAFKA_BROKERS: '127.0.0.1:1',
      OFFERS_URL: parts.url,
      BOOKING_URL: parts.url,
      STRIPE_API_URL: sandbox.url,
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_WEBHOOK_SECRET: sandbox.webhookSecret,
      MEDIA_LINK_SECRET: 'a secret for links in tests',
      JOB_INTERVAL_MS: '600000',
      ...overrides,
    });
    const app = await createApp(AppModule, readConfig(configSchema, env), {
      service: 'payments',
      implements: Object.values(paymentsApi),
    });
    await app.listen(0, '127.0.0.1');
    const { hostname, port } = new URL(sandbox.url);
    const stripe = new Stripe(sandbox.secretKey, {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
    });
    const sign = (sub: string, role: 'user' | 'driver' | 'admin') =>
      signSession({ sub, role, sid: sub, st: 'active', amr: [] }, keys.privateJwk, {
        expiresInSeconds: 3_600,
      });
    return new RunningPayments(app, database, parts, sandbox, stripe, sign);
  }

  async stop(): Promise<void> {
    await this.app.close();
    await Promise.all([this.database.drop(), this.parts.stop(), this.sandbox.stop()]);
  }

  async call(
    method: 'GET' | 'POST',
    path: string,
    options: { as?: string; role?: 'user' | 'driver' | 'admin'; body?: object; key?: string } = {},
  ): Promise<Reply> {
    const { as, role = 'user', body, key } = options;
    const answer = await fetch((await this.app.getUrl()) + path, {
      method,
      body: body ? JSON.stringify(body) : null,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(as === undefined ? {} : { authorization: `Bearer ${await this.sign(as, role)}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, text, body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} };
  }

  payFee(
    orderId: string,
    sender: string,
    options: { driver?: string; card?: string; key?: string; expected?: number } = {},
  ) {
    const { driver = 'driver', card = 'tok_visa', key = randomUUID(), expected } = options;
    return this.call('POST', `/api/v1/orders/${orderId}/platform-fee`, {
      as: sender,
      key,
      body: {
        driver_id: driver,
        card_token: card,
        ...(expected === undefined ? {} : { expected_minor: expected }),
      },
    });
  }

  payDelivery(orderId: string, sender: string, body: object, key: string = randomUUID()) {
    return this.call('POST', `/api/v1/orders/${orderId}/delivery-payment`, {
      as: sender,
      key,
      body: { driver_id: 'driver', ...body },
    });
  }

  topUp(accountId: string, amountMinor: number, card = 'tok_visa', key: string = randomUUID()) {
    return this.call('POST', '/api/v1/wallet/top-ups', {
      as: accountId,
      key,
      body: { amount_minor: amountMinor, card_token: card },
    });
  }

  /** Sum of succeeded charges at the sandbox less what was refunded, minor units. */
  async chargedMinor(): Promise<number> {
    let sum = 0;
    for await (const intent of this.stripe.paymentIntents.list({ limit: 100 })) sum += intent.amount_received;
    for await (const refund of this.stripe.refunds.list({ limit: 100 })) sum -= refund.amount;
    return sum;
  }

  /** Balance of a ledger account. */
  async balance(account: string): Promise<number> {
    const [row] = await this.database.query<{ sum: string | null }>(
      'select sum(amount_minor) from ledger_entries where account = $1',
      [account],
    );
    return Number(row?.sum ?? 0);
  }

  /** As if every process that worked on an attempt had died a while ago. */
  async forgetLeases(): Promise<void> {
    await this.database.query(
      `update attempts set lease_until = '-infinity', due_at = now() - interval '1 second'`,
    );
  }
}
