import type { EventBus, ReceivedMessage } from './event-bus.ts';
import { header } from './headers.ts';
import { revive } from './retry-plan.ts';
import { parseDeadTopic, retryTopic } from './topics.ts';

/** One event that a consumer gave up. It has no payload: that may be personal data. */
export interface DeadLetter {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
  readonly key: string;
  readonly type: string;
  readonly eventId: string;
  readonly consumer: string;
  readonly cause: string;
  readonly message: string;
  readonly traceId: string;
  readonly failedAt: string;
}

/** Remembers, in the broker, how far the letters have been replayed. */
export const deadLetterGroup = 'dead-letters';

/** The letters nobody has replayed yet; of every dead-letter topic, or of one. */
export async function listDeadLetters(bus: EventBus, only?: string): Promise<DeadLetter[]> {
  const letters: DeadLetter[] = [];
  for (const topic of await deadTopics(bus, only)) {
    await bus.readToEnd({ topic, group: deadLetterGroup, commit: false }, (message) => {
      letters.push(describe(message));
      return Promise.resolve();
    });
  }
  return letters;
}

/**
 * Sends the letters of a topic back to the one consumer that gave them up, in order, with all attempts before them.
 * What fails again comes back as a new letter. Ended halfway, it goes on where it was.
 * @returns how many
 */
export async function replayDeadLetters(bus: EventBus, topic: string): Promise<number> {
  const parsed = parseDeadTopic(topic);
  if (!parsed) throw new Error(`"${topic}" is no dead-letter topic; they are named <topic>.dead.<service>`);
  let replayed = 0;
  await bus.readToEnd({ topic, group: deadLetterGroup, commit: true }, async (letter) => {
    await bus.publish(retryTopic(parsed.topic, parsed.group), [revive(letter)]);
    replayed += 1;
  });
  return replayed;
}

async function deadTopics(bus: EventBus, only: string | undefined): Promise<string[]> {
  const names = (await bus.topics()).filter((name) => parseDeadTopic(name));
  return only === undefined ? names.sort() : names.filter((name) => name === only);
}

function describe({ topic, partition, offset, key, value, headers }: ReceivedMessage): DeadLetter {
  const { type, id } = identity(value);
  return {
    topic,
    partition,
    offset,
    key: key ?? '',
    type,
    eventId: id,
    consumer: headers[header.consumer] ?? '',
    cause: headers[header.cause] ?? '',
    message: headers[header.message] ?? '',
    traceId: headers[header.traceId] ?? '',
    failedAt: headers[header.failedAt] ?? '',
  };
}

function identity(value: string): { type: string; id: string } {
  try {
    const { type, id } = JSON.parse(value) as { type?: unknown; id?: unknown };
    return { type: String(type), id: String(id) };
  } catch {
    return { type: 'unreadable', id: '' };
  }
}
