import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { stack } from '@cursa/testing/stack';
import type { INestApplication, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { DataSource } from 'typeorm';
import { PersistenceModule } from '../../persistence/persistence.module.ts';
import { connectEvents } from '../connect-events.ts';
import type { EventBus } from '../event-bus.ts';
import { EventsModule, type EventsModuleOptions } from '../events.module.ts';
import { KafkaJsEventBus } from '../kafkajs-event-bus.ts';
import { contractsRegistry, type EventRegistry } from '../registry.ts';
import { mainSpec } from '../topics.ts';

/** The real events on topics of one test's own. */
export function registryForTest(): EventRegistry {
  const prefix = `test-${randomBytes(4).toString('hex')}`;
  const entries = Object.entries(contractsRegistry);
  return Object.fromEntries(
    entries.map(([name, definition]) => [name, { ...definition, topic: `${prefix}.${definition.topic}` }]),
  );
}

/** A bus; with `throughPort` every connection goes to that port of 127.0.0.1. */
export function busForTest(name: string, throughPort?: number): EventBus {
  return new KafkaJsEventBus(
    name,
    { brokers: stack.kafkaBrokers },
    {
      ...(throughPort === undefined
        ? {}
        : { socketFactory: ({ onConnect }) => connect({ host: '127.0.0.1', port: throughPort }, onConnect) }),
    },
  );
}

export interface EventServiceOptions extends Partial<EventsModuleOptions> {
  readonly databaseUrl: string;
  readonly registry: EventRegistry;
  readonly service?: string;
  readonly controllers?: Type[];
  readonly providers?: Type[];
}

export interface EventService {
  readonly app: INestApplication;
  readonly dataSource: DataSource;
  stop(): Promise<void>;
}

/** The service makes them itself, in its own time; a test that publishes past the outbox cannot wait for that. */
async function topicsExist(registry: EventRegistry): Promise<void> {
  const bus = busForTest('topics');
  const topics = new Set(Object.values(registry).map(({ topic }) => topic));
  await bus.ensureTopics([...topics].map(mainSpec));
  await bus.close();
}

/** A service as production wires it, with short waits. */
export async function startEventService(options: EventServiceOptions): Promise<EventService> {
  const { registry } = options;
  const { databaseUrl, controllers = [], providers = [], ...events } = options;
  class TestModule {}
  const app = await NestFactory.create(
    {
      module: TestModule,
      imports: [
        PersistenceModule.forRoot({ url: databaseUrl, entities: [], poolSize: 5, connectTimeoutMs: 1_000 }),
        EventsModule.forRoot({
          service: 'tester',
          kafka: { brokers: stack.kafkaBrokers },
          retryDelaysMs: [100, 200],
          ...events,
        }),
      ],
      controllers,
      providers,
    },
    new FastifyAdapter(),
    { logger: false, abortOnError: false },
  );
  await topicsExist(registry);
  try {
    await connectEvents(app);
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
  return { app, dataSource: app.get(DataSource), stop: () => app.close() };
}
