import { Injectable } from '@nestjs/common';
import { offersApi } from '@cursa/contracts/http/offers';
import { DomainError, ServiceClient } from '@cursa/platform/http';
import { MessageStore } from '../store/message-store.ts';
import { isDuplicateKey } from '../store/store.errors.ts';
import { ConversationNotFound } from './conversation.errors.ts';
import { type Pair, stableId } from './pair.ts';

export interface Standing {
  /** Whether the two may talk without the filter. `unasked` carries why offers could not be asked. */
  readonly free: boolean;
  readonly unasked?: DomainError;
}

/**
 * How long offers is waited for where a remembered answer can take its place. Where none can, as long as for any call: a
 * new pod's first answers take their time while others start beside it.
 */
const patienceMs = 2_000;

/**
 * Whether a pair may talk (decision 34). With an order that order decides, else any order between the two. What
 * offers has once said yes to stays true and is remembered; a no is asked again every time.
 */
@Injectable()
export class FindStanding {
  constructor(
    private readonly store: MessageStore,
    private readonly client: ServiceClient,
  ) {}

  /** @throws ConversationNotFound; `part-unavailable` when offers is down and nothing is remembered */
  async execute(pair: Pair, orderId: string | undefined): Promise<Standing> {
    const key = keyOf(pair, orderId);
    const known = await this.store.run(() => this.store.standings.findById(key).lean().exec());
    if (known?.free) return { free: true };
    try {
      const { open, free } = await this.ask(pair, orderId, known ? patienceMs : undefined);
      if (!open && !known) throw new ConversationNotFound();
      if (free || !known) await this.remember(pair, orderId, free);
      return { free };
    } catch (error) {
      if (known && error instanceof DomainError && error.status >= 500)
        return { free: false, unasked: error };
      throw error;
    }
  }

  private ask(pair: Pair, orderId: string | undefined, timeoutMs: number | undefined) {
    const query = {
      sender_id: pair.userId,
      driver_id: pair.driverId,
      ...(orderId ? { order_id: orderId } : {}),
    };
    return this.client.call(
      offersApi.conversationStanding,
      { query },
      { as: 'service', ...(timeoutMs === undefined ? {} : { timeoutMs }) },
    );
  }

  /** A yes for one order is a yes for the pair. */
  private async remember(pair: Pair, orderId: string | undefined, free: boolean): Promise<void> {
    const keys = [...new Set([keyOf(pair, undefined), keyOf(pair, orderId)])];
    await this.store.run(() => Promise.all(keys.map((key) => this.set(key, free))));
  }

  private async set(key: string, free: boolean): Promise<void> {
    const update = { $set: { open: true as const, ...(free ? { free: true as const } : {}) } };
    try {
      await this.store.standings.updateOne({ _id: key }, update, { upsert: true }).exec();
    } catch (error) {
      // Two first askers at once: the other one made the document.
      if (!isDuplicateKey(error)) throw error;
      await this.store.standings.updateOne({ _id: key }, update).exec();
    }
  }
}

function keyOf(pair: Pair, orderId: string | undefined): string {
  return stableId('standing', pair.userId, pair.driverId, ...(orderId ? [orderId] : []));
}
