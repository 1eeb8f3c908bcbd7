import { Logger } from '@nestjs/common';
import {
  type Admin,
  type Consumer,
  type EachMessagePayload,
  type ISocketFactory,
  Kafka,
  logLevel,
  Partitioners,
  type Producer,
  type SASLOptions,
} from 'kafkajs';
import type { KafkaAddress, KafkaLogin } from '../config/kafka-login.ts';
import type {
  BusMessage,
  EventBus,
  MessageHandler,
  ReadOptions,
  SubscribeOptions,
  Subscription,
  TopicSpec,
} from './event-bus.ts';
import { isTopicMissing } from './is-topic-missing.ts';
import { received } from './kafkajs-received.ts';
import { quietRequestQueues } from './kafkajs-request-queue.ts';
import { patiently } from './patiently.ts';
import { RenewableClient } from './renewable-client.ts';
import { SupervisedSubscription, type Watch } from './supervised-subscription.ts';
import { specOf } from './topics.ts';

const logger = new Logger('EventBus');

quietRequestQueues();

export interface KafkaJsOptions {
  /** How connections are made; tests cut them here. */
  readonly socketFactory?: ISocketFactory;
}

/** The bus on kafkajs. It is unmaintained: only the files kafkajs-* import it. */
export class KafkaJsEventBus implements EventBus {
  private readonly kafka: Kafka;
  private readonly producer = new RenewableClient(() => this.connectProducer());
  private readonly admin = new RenewableClient(() => this.connectAdmin());
  private readonly subscriptions = new Set<Subscription>();
  private reachable = false;

  constructor(clientId: string, { brokers, tls = false, login }: KafkaAddress, options: KafkaJsOptions = {}) {
    this.kafka = new Kafka({
      clientId,
      brokers: [...brokers],
      ssl: tls,
      ...(login && { sasl: saslOf(login) }),
      ...(options.socketFactory ? { socketFactory: options.socketFactory } : {}),
      connectionTimeout: 3_000,
      requestTimeout: 10_000,
      retry: { retries: 2, initialRetryTime: 100, maxRetryTime: 500 },
      logLevel: logLevel.ERROR,
      // A broker that is away is said once by who needs it, not once per attempt.
      logCreator:
        () =>
        ({ log }) =>
          logger.debug(`${log.message}${log.error ? `: ${String(log.error)}` : ''}`),
    });
  }

  get connected(): boolean {
    return this.reachable;
  }

  async publish(topic: string, messages: readonly BusMessage[]): Promise<void> {
    try {
      await this.exchange(this.producer, async (producer) => {
        await producer.send({ topic, acks: -1, messages: messages.map((message) => ({ ...message })) });
      });
    } catch (error) {
      // The broker lost its topics. Consumers make theirs again; one that nobody reads is its writer's to make.
      if (isTopicMissing(error)) await this.ensureTopics([specOf(topic)]).catch(() => undefined);
      throw error;
    }
  }

  subscribe(options: SubscribeOptions, handler: MessageHandler): Subscription {
    const subscription = new SupervisedSubscription(async (watch) => {
      await this.ensureTopics([...options.topics, ...(options.alsoCreate ?? [])]);
      return this.startConsumer(options, handler, watch);
    }, `group ${options.group}`);
    this.subscriptions.add(subscription);
    return subscription;
  }

  async topics(): Promise<string[]> {
    return this.exchange(this.admin, (admin) => admin.listTopics());
  }

  async ensureTopics(topics: readonly TopicSpec[]): Promise<void> {
    await this.exchange(this.admin, async (admin) => {
      const existing = new Set(await admin.listTopics());
      // A topic may be named twice (a retry topic is both read and created), which the broker's API refuses.
      const missing = new Map(
        topics.filter(({ name }) => !existing.has(name)).map((topic) => [topic.name, topic]),
      );
      if (missing.size === 0) return;
      await admin.createTopics({
        topics: [...missing.values()].map(({ name, partitions }) => ({
          topic: name,
          numPartitions: partitions,
        })),
        waitForLeaders: false,
      });
      // Seen before its leader is known, a new topic is an error; a moment later it is not.
      await patiently(() => admin.fetchTopicMetadata({ topics: [...missing.keys()] }));
    });
  }

  async lag(group: string, topics: readonly string[]): Promise<number> {
    return this.exchange(this.admin, async (admin) => {
      const committed = await admin.fetchOffsets({ groupId: group, topics: [...topics] });
      let behind = 0;
      for (const { topic, partitions } of committed) {
        for (const { partition, low, high } of await patiently(() => admin.fetchTopicOffsets(topic))) {
          const own = Number(partitions.find((entry) => entry.partition === partition)?.offset ?? -1);
          behind += Number(high) - (own < 0 ? Number(low) : own);
        }
      }
      return behind;
    });
  }

  async readToEnd({ topic, group, commit }: ReadOptions, handler: MessageHandler): Promise<void> {
    const pending = await this.unread(topic, group);
    if (pending.size === 0) return;
    const consumer = this.kafka.consumer({
      groupId: group,
      allowAutoTopicCreation: false,
      maxWaitTimeInMs: 500,
    });
    const stopping = new AbortController();
    await consumer.connect();
    try {
      await consumer.subscribe({ topics: [topic], fromBeginning: true });
      await new Promise<void>((resolve, reject) => {
        consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error));
        consumer
          .run({
            autoCommit: false,
            eachMessage: async ({ partition, message }) => {
              const end = pending.get(partition);
              if (end === undefined) return;
              await handler(received({ topic, partition, message }), stopping.signal);
              const next = Number(message.offset) + 1;
              if (commit) await consumer.commitOffsets([{ topic, partition, offset: String(next) }]);
              if (next >= end) pending.delete(partition);
              if (pending.size === 0) resolve();
            },
          })
          .catch(reject);
      });
    } finally {
      stopping.abort();
      await consumer.disconnect();
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.subscriptions].map((subscription) => subscription.stop()));
    await Promise.all([this.producer.close(), this.admin.close()]);
  }

  /** The end offset of each partition that has something the group has not read. */
  private async unread(topic: string, group: string): Promise<Map<number, number>> {
    return this.exchange(this.admin, async (admin) => {
      const committed = await patiently(() => admin.fetchOffsets({ groupId: group, topics: [topic] }));
      const pending = new Map<number, number>();
      for (const { partition, low, high } of await patiently(() => admin.fetchTopicOffsets(topic))) {
        const own = Number(
          committed[0]?.partitions.find((entry) => entry.partition === partition)?.offset ?? -1,
        );
        if (Number(high) > Math.max(own, Number(low))) pending.set(partition, Number(high));
      }
      return pending;
    });
  }

  private async startConsumer(
    { group, topics }: SubscribeOptions,
    handler: MessageHandler,
    watch: Watch,
  ): Promise<() => Promise<void>> {
    const consumer = this.kafka.consumer({
      groupId: group,
      sessionTimeout: 6_000,
      rebalanceTimeout: 10_000,
      heartbeatInterval: 1_000,
      maxWaitTimeInMs: 500,
      allowAutoTopicCreation: false,
      // kafkajs' own restart gets stuck on some errors: every crash comes back here and starts a new consumer.
      retry: {
        retries: 2,
        initialRetryTime: 100,
        maxRetryTime: 500,
        restartOnFailure: () => Promise.resolve(false),
      },
    });
    consumer.on(consumer.events.CRASH, ({ payload }) => watch.crashed(payload.error));
    for (const sign of [
      consumer.events.FETCH,
      consumer.events.HEARTBEAT,
      consumer.events.GROUP_JOIN,
    ] as const) {
      consumer.on(sign, () => {
        this.reachable = true;
        watch.alive();
      });
    }
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: topics.map(({ name }) => name), fromBeginning: true });
      await consumer.run({
        partitionsConsumedConcurrently: 8,
        eachMessage: (payload) => handle(payload, handler, watch),
      });
    } catch (error) {
      await leave(consumer);
      throw error;
    }
    return () => leave(consumer);
  }

  private async connectProducer(): Promise<Producer> {
    const producer = this.kafka.producer({
      createPartitioner: Partitioners.DefaultPartitioner,
      allowAutoTopicCreation: false,
      maxInFlightRequests: 1,
    });
    await producer.connect();
    return producer;
  }

  private async connectAdmin(): Promise<Admin> {
    const admin = this.kafka.admin();
    await admin.connect();
    return admin;
  }

  private async exchange<C extends Producer | Admin, T>(
    client: RenewableClient<C>,
    fn: (client: C) => Promise<T>,
  ): Promise<T> {
    try {
      const result = await client.use(fn);
      this.reachable = true;
      return result;
    } catch (error) {
      this.reachable = false;
      throw error;
    }
  }
}

async function leave(consumer: Consumer): Promise<void> {
  await consumer.disconnect().catch(() => undefined);
}

async function handle(payload: EachMessagePayload, handler: MessageHandler, watch: Watch): Promise<void> {
  const beat = setInterval(() => {
    watch.alive();
    // A rebalance is told to the next fetch as well; nothing to do about it in the middle of a message.
    payload.heartbeat().catch(() => undefined);
  }, 1_000);
  try {
    await handler(received(payload), watch.stopping);
  } finally {
    clearInterval(beat);
  }
}

function saslOf({ mechanism, username, password }: KafkaLogin): SASLOptions {
  return { mechanism, username, password: password.reveal() };
}
