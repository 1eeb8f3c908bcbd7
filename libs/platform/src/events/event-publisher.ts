import { Inject, Injectable } from '@nestjs/common';
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { attributes, spanNames } from '../telemetry/attributes.ts';
import { untraced } from '../telemetry/untraced.ts';
import { countPublished } from './count-published.ts';
import { type Envelope, serializeEnvelope } from './envelope.ts';
import { EVENT_BUS, type BusMessage, type EventBus } from './event-bus.ts';
import { eventMessage } from './event-message.ts';
import { continueTrace, currentTrace, tracer } from './trace-context.ts';

export interface Dispatch {
  readonly topic: string;
  readonly envelope: Envelope;
}

/**
 * Hands envelopes to the broker, in order, each as a part of the trace that it was made in. The relay sends with
 * it; so does a service that keeps its own outbox outside Postgres.
 */
@Injectable()
export class EventPublisher {
  constructor(@Inject(EVENT_BUS) private readonly bus: EventBus) {}

  /** Resolves when the broker has them all; rejects when it is away (none or some were taken, send again). */
  async send(dispatches: readonly Dispatch[]): Promise<void> {
    const byTopic = new Map<string, BusMessage[]>();
    const spans = dispatches.map(({ topic, envelope }) => {
      const span = startSpan(topic, envelope);
      const headers = { ...stored(envelope), ...currentTrace(span.context) };
      const message = eventMessage(envelope.subject, serializeEnvelope(envelope), headers);
      byTopic.set(topic, byTopic.get(topic) ?? []);
      byTopic.get(topic)?.push(message);
      return span.span;
    });
    try {
      // The client's own instrumentation would put the relay's trace in place of the event's.
      await untraced(() =>
        Promise.all([...byTopic].map(([topic, messages]) => this.bus.publish(topic, messages))),
      );
      for (const { envelope } of dispatches) countPublished(envelope);
    } catch (error) {
      for (const span of spans) span.setStatus({ code: SpanStatusCode.ERROR, message: 'broker unreachable' });
      throw error;
    } finally {
      for (const span of spans) span.end();
    }
  }
}

function stored({ traceparent, tracestate }: Envelope) {
  return { ...(traceparent ? { traceparent } : {}), ...(tracestate ? { tracestate } : {}) };
}

function startSpan(topic: string, envelope: Envelope) {
  const parent = continueTrace(stored(envelope));
  const about = {
    [attributes.messagingSystem]: 'kafka',
    [attributes.messagingOperation]: 'send',
    [attributes.messagingDestination]: topic,
    [attributes.messagingMessageId]: envelope.id,
    [attributes.eventType]: envelope.type,
  };
  const options = { kind: SpanKind.PRODUCER, attributes: about };
  const span = tracer.startSpan(spanNames.publish(topic), options, parent);
  return { span, context: trace.setSpan(parent, span) };
}
