import { z } from 'zod';
import type { EventDefinition } from './registry.ts';

/** CloudEvents 1.0 in structured JSON, with the extensions that Cursa's events carry. */
export const envelopeSchema = z.looseObject({
  specversion: z.literal('1.0'),
  id: z.uuid(),
  /** `/cursa/<service>` */
  source: z.string().min(1),
  /** `order.created.v1` */
  type: z.string().regex(/^.+\.v\d+$/),
  /** The aggregate's id; also the message key. */
  subject: z.string().min(1),
  time: z.string(),
  datacontenttype: z.literal('application/json'),
  data: z.unknown(),
  /** The aggregate's kind: `order`. */
  aggregate: z.string().min(1),
  /** The aggregate's version after this event, from 1 on without holes. */
  sequence: z.string().regex(/^\d+$/),
  traceparent: z.string().optional(),
  tracestate: z.string().optional(),
});

export type Envelope = z.output<typeof envelopeSchema>;

export const envelopeContentType = 'application/cloudevents+json; charset=utf-8';

/** Messages above this are refused by brokers at their default of 1 MiB. */
const maximumBytes = 900_000;

export function eventType(definition: EventDefinition): string {
  return `${definition.name}.v${definition.version}`;
}

/** `order.created.v1` to its name and version. */
export function parseEventType(type: string): { name: string; version: number } {
  const cut = type.lastIndexOf('.v');
  return { name: type.slice(0, cut), version: Number(type.slice(cut + 2)) };
}

/** @throws RangeError when the event would not pass the broker */
export function serializeEnvelope(envelope: Envelope): string {
  const text = JSON.stringify(envelope);
  if (Buffer.byteLength(text) > maximumBytes) {
    throw new RangeError(`The event ${envelope.type} is larger than ${maximumBytes} bytes`);
  }
  return text;
}
