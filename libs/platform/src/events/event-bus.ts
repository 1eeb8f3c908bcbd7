/** What is handed to the broker. */
export interface BusMessage {
  /** Messages of one key keep their order. */
  readonly key: string | null;
  readonly value: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface ReceivedMessage extends BusMessage {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
  /** When the broker took it, in ms since 1970. */
  readonly timestamp: number;
}

export interface TopicSpec {
  readonly name: string;
  readonly partitions: number;
}

/**
 * Called once per message, in order within a partition. A message counts as consumed when it resolves; when it
 * rejects the message is delivered again. `stopping` fires at shutdown: give up what can be done again later.
 */
export type MessageHandler = (message: ReceivedMessage, stopping: AbortSignal) => Promise<void>;

export interface SubscribeOptions {
  /** Members of one group share the partitions. */
  readonly group: string;
  /** Created when missing. */
  readonly topics: readonly TopicSpec[];
  /** Topics the handler writes to, created before it is called. */
  readonly alsoCreate?: readonly TopicSpec[];
}

export interface Subscription {
  /** Whether the group has been joined and messages come. */
  readonly connected: boolean;
  /** Lets the running handlers end, then leaves the group. */
  stop(): Promise<void>;
}

export interface ReadOptions {
  readonly topic: string;
  /** The place to read from is remembered under this name. */
  readonly group: string;
  /** Remember each message as read once the handler has resolved; else a later read sees it again. */
  readonly commit: boolean;
}

/**
 * The one way to the broker. It promises: order per key within a topic, at-least-once delivery, recovery by itself
 * when the broker comes back. An adapter per client library; nothing else imports the library.
 */
export interface EventBus {
  /** Resolves when every in-sync replica has the messages. Rejects while the broker is away; may be repeated. */
  publish(topic: string, messages: readonly BusMessage[]): Promise<void>;
  /** Returns at once and keeps (re)connecting in the background until stopped. */
  subscribe(options: SubscribeOptions, handler: MessageHandler): Subscription;
  /** Reads what is in a topic now and returns; for tools. */
  readToEnd(options: ReadOptions, handler: MessageHandler): Promise<void>;
  /** The names of all topics. */
  topics(): Promise<string[]>;
  ensureTopics(topics: readonly TopicSpec[]): Promise<void>;
  /** Messages not yet consumed by the group, over all the topics. */
  lag(group: string, topics: readonly string[]): Promise<number>;
  /** Whether the last exchange with the broker succeeded. */
  readonly connected: boolean;
  close(): Promise<void>;
}

/** The Nest token of the bus. */
export const EVENT_BUS = Symbol('EventBus');
