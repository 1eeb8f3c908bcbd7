import { Injectable } from '@nestjs/common';
import type { Message } from '@cursa/contracts/http/chat';
import type { CallerIdentity } from '@cursa/platform/auth';
import { FindStanding } from '../conversations/find-standing.ts';
import { pairOf } from '../conversations/pair.ts';
import { MessageStore } from '../store/message-store.ts';
import type { MessageDocument } from './message.entity.ts';
import { UnknownMessage } from './message.errors.ts';
import { presentMessage } from './present-message.ts';

export interface ReadMessagesInput {
  readonly caller: Pick<CallerIdentity, 'accountId' | 'role'>;
  readonly otherId: string;
  readonly orderId: string | undefined;
  /** Only messages after this one. */
  readonly after: string | undefined;
  /** Only messages before this one; the nearest. */
  readonly before: string | undefined;
  readonly limit: number;
}

/** Messages of a pair, oldest first: those next to `after` or `before`, without either the latest ones. */
@Injectable()
export class ReadMessages {
  constructor(
    private readonly store: MessageStore,
    private readonly standing: FindStanding,
  ) {}

  /** @throws ConversationNotFound, UnknownMessage, `part-unavailable` */
  async execute(input: ReadMessagesInput): Promise<{ messages: Message[]; free: boolean }> {
    const pair = pairOf(input.caller, input.otherId);
    const { free } = await this.standing.execute(pair, input.orderId);
    const messages = await this.store.run(() => this.page(pair.conversationId, input));
    return { messages: messages.map(presentMessage), free };
  }

  private async page(
    conversationId: string,
    { after, before, limit }: ReadMessagesInput,
  ): Promise<MessageDocument[]> {
    const from = after === undefined ? 0 : await this.sequenceOf(conversationId, after, 'after');
    const until = before === undefined ? undefined : await this.sequenceOf(conversationId, before, 'before');
    const bounds = { $gt: from, ...(until === undefined ? {} : { $lt: until }) };
    const ascending = after !== undefined;
    const found = await this.store.messages
      .find({ conversation_id: conversationId, sequence: bounds })
      .sort({ sequence: ascending ? 1 : -1 })
      .limit(limit)
      .lean()
      .exec();
    return ascending ? found : found.reverse();
  }

  private async sequenceOf(conversationId: string, id: string, field: 'after' | 'before'): Promise<number> {
    const message = await this.store.messages.findById(id, { conversation_id: 1, sequence: 1 }).lean().exec();
    if (message?.conversation_id !== conversationId) throw new UnknownMessage(field);
    return message.sequence;
  }
}
