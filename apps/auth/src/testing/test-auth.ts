import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { authApi } from '@cursa/contracts/http/auth';
import { readConfig, Secret } from '@cursa/platform/config';
import { ServiceTokens } from '@cursa/platform/auth';
import { createLogger, setRootLogger } from '@cursa/platform/logging';
import { createApp, sampleEnvironment, TRACE_ID_HEADER } from '@cursa/platform/http';
import { createTestDatabase, type TestDatabase } from '@cursa/testing/database';
import { stack } from '@cursa/testing/stack';
import { AppModule } from '../app.module.ts';
import { authConfig } from '../config.ts';
import { migrations } from '../migrations/index.ts';

// A database is made and the whole service started per file; on a busy machine that takes its time.
jest.setTimeout(60_000);

export interface TestAnswer {
  readonly status: number;
  readonly body: any;
  readonly text: string;
}

export interface TestAuth {
  readonly app: NestFastifyApplication;
  readonly database: TestDatabase;
  call(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<TestAnswer>;
  /** A token of another service. */
  serviceToken(service: 'booking' | 'notifications'): Promise<string>;
  close(): Promise<void>;
}

/** auth on a database of its own, listening; hashing is cheap so that tests are fast. */
export async function startTestAuth(overrides: Readonly<Record<string, string>> = {}): Promise<TestAuth> {
  setRootLogger(createLogger({ service: 'auth', level: 'silent' }));
  const database = await createTestDatabase(migrations);
  const sample = await sampleEnvironment();
  const env: Readonly<Record<string, string | undefined>> = {
    ...sample.env,
    REDIS_URL: stack.redisUrl,
    DATABASE_URL: database.url,
    KAFKA_BROKERS: '127.0.0.1:1',
    SESSION_PRIVATE_KEY: JSON.stringify(sample.keys.privateJwk),
    MEDIA_LINK_SECRET: 'a secret for links in tests',
    HASH_MEMORY_KIB: '1024',
    HASH_PASSES: '1',
    PASSWORD_RESET_ANSWER_MS: '50',
    ...overrides,
  };
  const app = await createApp(AppModule, readConfig(authConfig, env), {
    service: 'auth',
    implements: Object.values(authApi),
  });
  await app.listen(0, '127.0.0.1');
  const base = await app.getUrl();
  const secret = new Secret(env.SERVICE_TOKEN_SECRET ?? '');
  return {
    app,
    database,
    call: (method, path, body, token, headers) => call(base + path, method, body, token, headers),
    serviceToken: (service) => new ServiceTokens(secret, service).mint(),
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

async function call(
  url: string,
  method: string,
  body: unknown,
  token: string | undefined,
  more: Readonly<Record<string, string>> = {},
): Promise<TestAnswer> {
  const response = await fetch(url, {
    method,
    headers: {
      ...more,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: JSON.parse(text), text };
}

/** A part of Cursa that answers every call alike. */
export async function startFakePart(answer: unknown): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    response.setHeader(TRACE_ID_HEADER, 'f'.repeat(32));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Fields that a registration needs. */
export function person(email: string, more: object = {}): Record<string, unknown> {
  return { email, password: 'parola-1', first_name: 'Ana', last_name: 'Pop', phone: '0712345678', ...more };
}

export async function countRows(auth: TestAuth, from: string, values: unknown[] = []): Promise<number> {
  const [row] = await auth.database.query<{ count: number }>(
    `select count(*)::int as count from ${from}`,
    values,
  );
  return row?.count ?? 0;
}
