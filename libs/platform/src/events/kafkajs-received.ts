import type { EachMessagePayload, IHeaders } from 'kafkajs';
import type { ReceivedMessage } from './event-bus.ts';

/** A message as the bus hands it on; of a header that came several times, the first. */
export function received({
  topic,
  partition,
  message,
}: Omit<EachMessagePayload, 'heartbeat' | 'pause'>): ReceivedMessage {
  return {
    topic,
    partition,
    offset: message.offset,
    timestamp: Number(message.timestamp),
    key: message.key?.toString() ?? null,
    value: message.value?.toString() ?? '',
    headers: plainHeaders(message.headers ?? {}),
  };
}

function plainHeaders(headers: IHeaders): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) plain[name] = first.toString();
  }
  return plain;
}
