import { type z } from 'zod';
import type { BusMessage } from './event-bus.ts';
import { type Envelope, envelopeSchema, parseEventType } from './envelope.ts';
import type { ReceivedEvent } from './received-event.ts';
import type { EventRegistry } from './registry.ts';

/** A message that no attempt can ever handle. `code` becomes the dead letter's cause. */
export class PoisonMessage extends Error {
  constructor(
    readonly code: 'unreadable' | 'unknown-version' | 'invalid-data',
    message: string,
  ) {
    super(message);
  }
}

/** @throws PoisonMessage when it is no CloudEvent of ours */
export function readEnvelope(message: BusMessage): Envelope {
  let json: unknown;
  try {
    json = JSON.parse(message.value);
  } catch {
    throw new PoisonMessage('unreadable', 'The message is not JSON');
  }
  const parsed = envelopeSchema.safeParse(json);
  if (!parsed.success)
    throw new PoisonMessage('unreadable', `The envelope is not valid: ${issues(parsed.error)}`);
  return parsed.data;
}

/** @throws PoisonMessage when the data is not what the registry declares */
export function readEvent(envelope: Envelope, registry: EventRegistry): ReceivedEvent {
  const { name, version } = parseEventType(envelope.type);
  const definition = registry[name];
  if (definition?.version !== version) {
    throw new PoisonMessage('unknown-version', `${envelope.type} is not known here`);
  }
  const data = definition.schema.safeParse(envelope.data);
  if (!data.success)
    throw new PoisonMessage('invalid-data', `${envelope.type} is not valid: ${issues(data.error)}`);
  return {
    id: envelope.id,
    name: name as ReceivedEvent['name'],
    key: envelope.subject,
    sequence: Number(envelope.sequence),
    time: new Date(envelope.time),
    source: envelope.source,
    data: data.data as ReceivedEvent['data'],
  };
}

/** Paths and codes only: the values may be personal data. */
function issues(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.') || 'it'} (${issue.code})`).join(', ');
}
