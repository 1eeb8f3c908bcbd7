import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { chatApi } from '@cursa/contracts/http/chat';
import { signSession } from '@cursa/platform/auth';
import { readConfig } from '@cursa/platform/config';
import { createApp, sampleEnvironment, TRACE_ID_HEADER } from '@cursa/platform/http';
import { stack } from '@cursa/testing/stack';
import { createConnection } from 'mongoose';
import { AppModule } from '../app.module.ts';
import { config } from '../config.ts';

/** A MongoDB database that only this test knows. */
export function ownDatabase() {
  const url = new URL(stack.mongodbUrl);
  url.pathname = `/test_${randomBytes(6).toString('hex')}`;
  const drop = async () => {
    const connection = await createConnection(url.toString()).asPromise();
    await connection.dropDatabase();
    await connection.close();
  };
  return { url: url.toString(), drop };
}

/** A real HTTP server that answers what offers would. */
export async function fakeOffers() {
  const state = { open: true, free: false, asked: 0, delayMs: 0 };
  const server = createServer((_request, response) => {
    state.asked += 1;
    response.setHeader('content-type', 'application/json');
    response.setHeader(TRACE_ID_HEADER, 'f'.repeat(32));
    const answer = JSON.stringify({ open: state.open, free: state.free });
    setTimeout(() => response.end(answer), state.delayMs);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { state, url: `http://127.0.0.1:${port}`, stop, start: () => listen(port) };
}

export type Environment = Readonly<Record<string, string>>;

/** Chat services on one environment: replicas of each other. Kafka is away unless the environment says where it is. */
export async function startChat(overrides: Environment, replicas = 1) {
  const sample = await sampleEnvironment({ KAFKA_BROKERS: '127.0.0.1:1', ...overrides });
  const apps: NestFastifyApplication[] = [];
  for (let index = 0; index < replicas; index += 1) {
    const app = await createApp(AppModule, readConfig(config, sample.env), {
      service: 'chat',
      implements: Object.values(chatApi),
    });
    await app.listen(0, '127.0.0.1');
    apps.push(app);
  }
  const urls = await Promise.all(apps.map((app) => app.getUrl()));
  const signIn = (sub: string, role: 'user' | 'driver', expiresInSeconds = 600) =>
    signSession({ sub, role, sid: randomUUID(), st: 'active', amr: [] }, sample.keys.privateJwk, {
      expiresInSeconds,
    });
  return { apps, urls, signIn, close: () => Promise.all(apps.map((app) => app.close())) };
}

/** One call; its status and its body. */
export async function ask(url: string, token: string, body?: object, headers: Environment = {}) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
