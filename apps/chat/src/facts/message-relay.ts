import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { EventPublisher } from '@cursa/platform/events';
import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import { UpdateHead } from '../conversations/update-head.ts';
import { Doorbell } from '../live/doorbell.ts';
import { LiveBell } from '../live/live-bell.ts';
import type { MessageDocument } from '../messages/message.entity.ts';
import { MessageStore } from '../store/message-store.ts';
import { messageSent } from './message-sent.ts';
import { planBatch } from './plan-batch.ts';
import { RelayLease } from './relay-lease.ts';

const batchSize = 500;
const pollMs = 500;
const standByMs = 2_000;
const slowestRetryMs = 3_000;

/**
 * Lets the facts of messages leave, in the order of each conversation, at least once. The broker away: messages are
 * sent as ever and their facts leave when it is back.
 */
@Injectable()
export class MessageRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MessageRelay.name);
  private readonly bell = new Doorbell();
  private readonly unhook: () => void;
  private running: Promise<void> | undefined;
  private stopped = false;
  private failing = false;

  constructor(
    private readonly store: MessageStore,
    private readonly lease: RelayLease,
    private readonly publisher: EventPublisher,
    private readonly head: UpdateHead,
    liveBell: LiveBell,
  ) {
    this.unhook = liveBell.on(undefined, this.bell.ring);
  }

  onApplicationBootstrap(): void {
    this.running ??= context.with(ROOT_CONTEXT, () => this.loop());
  }

  /** Ends after the batch in hand. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.unhook();
    this.bell.ring();
    await this.running;
  }

  private async loop(): Promise<void> {
    let pause = 0;
    while (!this.stopped) {
      try {
        const sent = (await this.lease.hold()) ? await this.relayOnce() : undefined;
        if (this.failing) this.logger.log('Facts of messages leave again');
        this.failing = false;
        pause = 0;
        if (sent === undefined) await this.standBy(standByMs);
        else if (sent === 0) await this.bell.wait(pollMs);
      } catch (error) {
        pause = Math.min(slowestRetryMs, pause * 2 || 100);
        if (!this.failing) this.logger.warn({ msg: 'Facts of messages wait in the store', err: error });
        this.failing = true;
        await this.standBy(pause);
      }
    }
    await this.lease.release().catch(() => undefined);
  }

  /** For `ms` whatever rings, in steps that let a shutdown through. */
  private async standBy(ms: number): Promise<void> {
    const end = Date.now() + ms;
    while (!this.stopped && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(100, end - Date.now())));
    }
  }

  /** @returns how many messages were dealt with */
  async relayOnce(): Promise<number> {
    const unsent = await this.store.run(() =>
      this.store.messages
        .find({ unsent: true })
        .sort({ conversation_id: 1, sequence: 1 })
        .limit(batchSize)
        .lean<MessageDocument[]>()
        .exec(),
    );
    if (unsent.length === 0) return 0;
    const { send, mark } = planBatch(unsent, await this.relayedOf(unsent));
    if (send.length > 0) await this.publisher.send(send.map(messageSent));
    await this.remember(send);
    const done = [...send, ...mark].map(({ _id }) => _id);
    await this.store.run(() =>
      this.store.messages.updateMany({ _id: { $in: done } }, { $unset: { unsent: 1 } }).exec(),
    );
    return done.length;
  }

  /** How far each conversation has been relayed. Heads that a died process left behind are brought up to date. */
  private async relayedOf(unsent: readonly MessageDocument[]): Promise<Map<string, number>> {
    const latest = new Map(unsent.map((message) => [message.conversation_id, message]));
    const known = await this.store.run(() =>
      this.store.conversations
        .find({ _id: { $in: [...latest.keys()] } })
        .lean()
        .exec(),
    );
    const heads = new Map(known.map((conversation) => [conversation._id, conversation]));
    for (const [id, message] of latest) {
      if ((heads.get(id)?.last_sequence ?? 0) < message.sequence) await this.head.execute(message);
    }
    return new Map([...latest.keys()].map((id) => [id, heads.get(id)?.relayed_sequence ?? 0]));
  }

  /** Before the marks are taken off: a relay that dies between the two marks the rest without sending it again. */
  private async remember(sent: readonly MessageDocument[]): Promise<void> {
    const reached = new Map(sent.map(({ conversation_id: id, sequence }) => [id, sequence]));
    const updates = [...reached].map(([id, sequence]) => ({
      updateOne: { filter: { _id: id }, update: { $max: { relayed_sequence: sequence } } },
    }));
    if (updates.length > 0) await this.store.run(() => this.store.conversations.bulkWrite(updates));
  }
}
