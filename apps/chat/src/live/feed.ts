import { Injectable } from '@nestjs/common';
import type { CallerIdentity } from '@cursa/platform/auth';
import type { MessageDocument } from '../messages/message.entity.ts';
import { presentMessage } from '../messages/present-message.ts';
import { MessageStore } from '../store/message-store.ts';

/** Something a person is told of. Positions count from 1 without holes, and appear in their order. */
export interface LiveEvent {
  readonly position: number;
  readonly name: 'message.new';
  readonly data: object;
}

type Reader = Pick<CallerIdentity, 'accountId' | 'role'>;

/** All that a person is told of, in one order: the source that streams are read from, and resumed from. */
@Injectable()
export class Feed {
  constructor(private readonly store: MessageStore) {}

  /** The position of the newest event; 0 without any. */
  async head(reader: Reader): Promise<number> {
    const { mine, field } = placeOf(reader);
    const top = await this.store.run(() =>
      this.store.messages
        .findOne(mine, { [field]: 1 })
        .sort({ [field]: -1 })
        .lean<Partial<MessageDocument>>()
        .exec(),
    );
    return top?.[field] ?? 0;
  }

  async after(reader: Reader, position: number, limit: number): Promise<LiveEvent[]> {
    const { mine, field } = placeOf(reader);
    const found = await this.store.run(() =>
      this.store.messages
        .find({ ...mine, [field]: { $gt: position } })
        .sort({ [field]: 1 })
        .limit(limit)
        .lean<MessageDocument[]>()
        .exec(),
    );
    return found.map((message) => ({
      position: message[field],
      name: 'message.new',
      data: presentMessage(message),
    }));
  }
}

function placeOf({ accountId, role }: Reader) {
  return role === 'driver'
    ? { mine: { driver_id: accountId }, field: 'driver_position' as const }
    : { mine: { user_id: accountId }, field: 'user_position' as const };
}
