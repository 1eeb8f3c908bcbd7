import { Injectable } from '@nestjs/common';
import { checkMessage } from '@cursa/contracts/chat/message-filter';
import type { Message } from '@cursa/contracts/http/chat';
import type { CallerIdentity } from '@cursa/platform/auth';
import { FindStanding } from '../conversations/find-standing.ts';
import { type Pair, pairOf } from '../conversations/pair.ts';
import { UpdateHead } from '../conversations/update-head.ts';
import { LiveBell } from '../live/live-bell.ts';
import { InsertMessage } from './insert-message.ts';
import { MessageNotAllowed } from './message.errors.ts';
import { presentMessage } from './present-message.ts';

export interface SendMessageInput {
  readonly caller: Pick<CallerIdentity, 'accountId' | 'role'>;
  readonly otherId: string;
  readonly text: string;
  readonly orderId: string | undefined;
  /** The same for every retry. */
  readonly operationId: string;
}

/** Sends a message; once per operation id. The fact `message.sent` leaves with the document, whatever happens next. */
@Injectable()
export class SendMessage {
  constructor(
    private readonly standing: FindStanding,
    private readonly insert: InsertMessage,
    private readonly head: UpdateHead,
    private readonly bell: LiveBell,
  ) {}

  /** @throws ConversationNotFound, MessageNotAllowed, SendKeyReused, `part-unavailable` */
  async execute(input: SendMessageInput): Promise<Message> {
    const pair = pairOf(input.caller, input.otherId);
    await this.check(pair, input);
    const message = await this.insert.execute({ ...input, pair });
    // The message stands whatever happens here: the relay repeats it.
    await this.head.execute(message).catch(() => undefined);
    this.bell.ring([message.user_id, message.driver_id]);
    return presentMessage(message);
  }

  /** Only what would be refused needs to know whether the two are free; what is clean may go in either case. */
  private async check(pair: Pair, { text, orderId }: SendMessageInput): Promise<void> {
    const { free, unasked } = await this.standing.execute(pair, orderId);
    if (free) return;
    const verdict = checkMessage(text);
    if (verdict.allowed) return;
    throw unasked ?? new MessageNotAllowed(verdict.message);
  }
}
