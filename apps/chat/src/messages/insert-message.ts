import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { currentTrace } from '@cursa/platform/events';
import { v7 as sortableId } from 'uuid';
import type { Pair } from '../conversations/pair.ts';
import { MessageStore } from '../store/message-store.ts';
import { isDuplicateKey, MessageStoreDown } from '../store/store.errors.ts';
import { KeyedQueue } from './keyed-queue.ts';
import type { MessageDocument } from './message.entity.ts';
import { SendKeyReused } from './message.errors.ts';

export interface NewMessage {
  readonly pair: Pair;
  readonly text: string;
  readonly orderId: string | undefined;
  readonly operationId: string;
}

const patienceMs = 8_000;

/**
 * Puts a message at the next free number of its conversation and at the next free places of both feeds, in one insert.
 *
 * The unique indexes are the counter: whoever comes second to a number is refused and takes the next. A counter
 * document would hand numbers out before the messages are there: a crash would leave a hole for ever, and a reader
 * who has seen number 6 before 5 appears would never see 5. So a number is visible only when all before it are.
 */
@Injectable()
export class InsertMessage {
  /** Sends of this replica wait for each other; between replicas the indexes decide. */
  private readonly queue = new KeyedQueue();

  constructor(private readonly store: MessageStore) {}

  /** @throws SendKeyReused when the operation id belongs to another message */
  execute(input: NewMessage): Promise<MessageDocument> {
    const { userId, driverId } = input.pair;
    // The wait in the queue counts: behind sends that found the store away nobody waits for long.
    const deadline = Date.now() + patienceMs;
    return this.queue.run([`user:${userId}`, `driver:${driverId}`], () =>
      this.store.run(() => this.insert(input, deadline)),
    );
  }

  private async insert(input: NewMessage, deadline: number): Promise<MessageDocument> {
    for (let tries = 0; Date.now() < deadline; tries += 1) {
      const earlier = await this.find(input);
      if (earlier) return earlier;
      const message = await this.atNextPlaces(input);
      try {
        await this.store.messages.collection.insertOne({ ...message } as object);
        return message;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        await sleep(Math.random() * Math.min(100, 5 * (tries + 1)));
      }
    }
    throw new MessageStoreDown(new Error('No free number was found in time'));
  }

  private async find(input: NewMessage): Promise<MessageDocument | undefined> {
    const earlier = await this.store.messages.findOne({ operation_id: input.operationId }).lean().exec();
    if (!earlier) return undefined;
    const isSame =
      earlier.conversation_id === input.pair.conversationId &&
      earlier.author === input.pair.author &&
      earlier.text === input.text &&
      earlier.order_id === (input.orderId ?? null);
    if (!isSame) throw new SendKeyReused();
    return earlier;
  }

  private async atNextPlaces({ pair, text, orderId, operationId }: NewMessage): Promise<MessageDocument> {
    const { userId, driverId, conversationId } = pair;
    const [sequence, userPosition, driverPosition] = await Promise.all([
      this.last({ conversation_id: conversationId }, 'sequence'),
      this.last({ user_id: userId }, 'user_position'),
      this.last({ driver_id: driverId }, 'driver_position'),
    ]);
    return {
      _id: sortableId(),
      conversation_id: conversationId,
      sequence: sequence + 1,
      user_id: userId,
      user_position: userPosition + 1,
      driver_id: driverId,
      driver_position: driverPosition + 1,
      author: pair.author,
      text,
      order_id: orderId ?? null,
      created_at: new Date(),
      operation_id: operationId,
      event_id: randomUUID(),
      ...currentTrace(),
      unsent: true,
    };
  }

  private async last(
    of: Partial<MessageDocument>,
    field: 'sequence' | 'user_position' | 'driver_position',
  ): Promise<number> {
    const top = await this.store.messages
      .findOne(of, { [field]: 1 })
      .sort({ [field]: -1 })
      .lean<Partial<MessageDocument>>()
      .exec();
    return top?.[field] ?? 0;
  }
}
