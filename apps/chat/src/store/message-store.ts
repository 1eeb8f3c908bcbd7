import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG } from '@cursa/platform/config';
import { HealthRegistry } from '@cursa/platform/health';
import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import { type Connection, createConnection, type Model, STATES } from 'mongoose';
import type { Config } from '../config.ts';
import { type ConversationDocument, conversationSchema } from '../conversations/conversation.entity.ts';
import { type StandingDocument, standingSchema } from '../conversations/standing.entity.ts';
import { type LeaseDocument, leaseSchema } from '../facts/lease.entity.ts';
import { type MessageDocument, messageSchema } from '../messages/message.entity.ts';
import { isStoreDown, MessageStoreDown } from './store.errors.ts';

const retryMs = 1_000;

/**
 * The service's MongoDB. It connects in the background and for ever: the service starts without it, and every call
 * fails within about two seconds, in words, while it is away.
 */
@Injectable()
export class MessageStore implements OnModuleInit, OnApplicationShutdown {
  readonly messages: Model<MessageDocument>;
  readonly conversations: Model<ConversationDocument>;
  readonly standings: Model<StandingDocument>;
  readonly leases: Model<LeaseDocument>;
  private readonly logger = new Logger(MessageStore.name);
  private readonly connection: Connection;
  private readonly url: string;
  private readonly poolSize: number;
  private indexed = false;
  private closed = false;

  constructor(
    @Inject(CONFIG) config: Pick<Config, 'MONGODB_URL' | 'MONGODB_POOL_SIZE'>,
    health: HealthRegistry,
  ) {
    this.url = config.MONGODB_URL.reveal();
    this.poolSize = config.MONGODB_POOL_SIZE;
    this.connection = createConnection();
    this.messages = this.connection.model<MessageDocument>('Message', messageSchema);
    this.conversations = this.connection.model<ConversationDocument>('Conversation', conversationSchema);
    this.standings = this.connection.model<StandingDocument>('Standing', standingSchema);
    this.leases = this.connection.model<LeaseDocument>('Lease', leaseSchema);
    health.add({ name: 'mongodb', required: true, check: () => this.run(() => this.ping()) });
  }

  async onModuleInit(): Promise<void> {
    const first = context.with(ROOT_CONTEXT, () => this.connectForEver());
    // A store that is there is used from the first request on; one that is not does not hold the start up.
    await Promise.race([first, new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.connection.close(true).catch(() => undefined);
  }

  /**
   * Runs work on the store.
   * @throws MessageStoreDown instead of the driver's own errors when it cannot be reached
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (!this.indexed) throw new MessageStoreDown();
    try {
      return await work();
    } catch (error) {
      throw isStoreDown(error) ? new MessageStoreDown(error) : error;
    }
  }

  private async ping(): Promise<void> {
    await this.connection.db?.command({ ping: 1 });
  }

  private async connectForEver(): Promise<void> {
    for (let failures = 0; !this.closed && !this.indexed; failures += 1) {
      try {
        await this.connect();
        this.indexed = true;
        if (failures > 0) this.logger.log('The message store is reachable again');
      } catch (error) {
        if (failures === 0)
          this.logger.warn({ msg: 'The message store is not reachable; trying on', err: error });
        await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
      }
    }
  }

  /** The unique indexes are what keeps numbers gapless and sends single: nothing is written before they are there. */
  private async connect(): Promise<void> {
    if (this.connection.readyState !== STATES.connected) {
      await this.connection.openUri(this.url, {
        bufferCommands: false,
        maxPoolSize: this.poolSize,
        serverSelectionTimeoutMS: 2_000,
        connectTimeoutMS: 2_000,
        socketTimeoutMS: 10_000,
        waitQueueTimeoutMS: 5_000,
        writeConcern: { w: 'majority' },
        appName: 'chat',
      });
    }
    await this.messages.createIndexes();
    await this.conversations.createIndexes();
  }
}
