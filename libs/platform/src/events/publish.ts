import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { type Envelope, eventType, serializeEnvelope } from './envelope.ts';
import { outboxOf } from './outbox-binding.ts';
import { slotOf } from './outbox-slot.ts';
import { definitionOf, type EventData, type EventDefinition, type EventName } from './registry.ts';
import { currentTrace } from './trace-context.ts';

export interface Publication<Data> {
  /** The aggregate's id. */
  readonly key: string;
  /**
   * The aggregate's version after this event. Leave it out to have the next number of this aggregate's events
   * counted here; give it only when every version of the aggregate publishes exactly one event, as a consumer
   * waits for the missing one when it meets a hole.
   */
  readonly sequence?: number;
  readonly data: Data;
}

/**
 * Writes an event into the outbox, in the caller's transaction: it leaves if and when that commits.
 * Publishing transactions of one aggregate wait for each other, so events keep the order of the commits.
 * @throws ZodError when the data is not what the registry declares
 * @returns the event's id
 */
export async function publish<N extends EventName>(
  manager: EntityManager,
  name: N,
  publication: Publication<EventData<N>>,
): Promise<string> {
  const { source, registry } = outboxOf(manager);
  const definition = definitionOf(registry, name);
  const envelope = seal(definition, source, publication);
  await insert(manager, definition, envelope, publication.sequence);
  return envelope.id;
}

function seal(definition: EventDefinition, source: string, publication: Publication<unknown>): Envelope {
  return {
    specversion: '1.0',
    id: randomUUID(),
    source,
    type: eventType(definition),
    subject: publication.key,
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    aggregate: definition.aggregate,
    sequence: '0', // the row's own column has the number; the relay puts it in
    ...currentTrace(),
    data: definition.schema.parse(publication.data),
  };
}

/** The row of outbox_sequence is taken first: its lock makes ids grow in the order of the commits, per key. */
const insertSql = `
  with numbered as (
    insert into outbox_sequence as s (stream, key, last_sequence)
    values ($1, $2, coalesce($3::bigint, 1))
    on conflict (stream, key) do update set last_sequence = coalesce($3::bigint, s.last_sequence + 1)
    returning last_sequence
  )
  insert into outbox (event_id, topic, key, slot, sequence, envelope)
  select $4::uuid, $5, $2, $6::smallint, last_sequence, $7
  from numbered`;

async function insert(
  manager: EntityManager,
  definition: EventDefinition,
  envelope: Envelope,
  sequence: number | undefined,
): Promise<void> {
  await manager.query(insertSql, [
    `${definition.topic}/${definition.aggregate}`,
    envelope.subject,
    sequence ?? null,
    envelope.id,
    definition.topic,
    slotOf(envelope.subject),
    serializeEnvelope(envelope),
  ]);
}
