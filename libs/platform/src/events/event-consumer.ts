import { Logger } from '@nestjs/common';
import { context, isSpanContextValid, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { requestContext } from '../logging/request-context.ts';
import { attributes, spanNames } from '../telemetry/attributes.ts';
import { count, measure } from '../telemetry/instruments.ts';
import { isConnectionLost } from '../persistence/connection-lost.ts';
import { PartUnavailable } from '../persistence/part-unavailable.ts';
import { parseEventType } from './envelope.ts';
import type { EventBus, ReceivedMessage } from './event-bus.ts';
import type { ResolvedEventsOptions } from './events-options.ts';
import { header, numberHeader } from './headers.ts';
import type { Delivery, Inbox } from './inbox.ts';
import { PoisonMessage, readEnvelope, readEvent } from './incoming-event.ts';
import type { ReceivedEvent } from './received-event.ts';
import type { EventRegistry } from './registry.ts';
import { deadLetter, nextStep, putBack, type Verdict } from './retry-plan.ts';
import { abortableSleep } from './supervised-subscription.ts';
import { deadTopic, retryTopic } from './topics.ts';
import { continueTrace, currentTraceId, tracer } from './trace-context.ts';

export interface HandlerEntry {
  /** The inbox's name for it. */
  readonly consumer: string;
  invoke(event: ReceivedEvent, transaction: unknown): Promise<void>;
}

const slowestRetryMs = 3_000;

/** Takes one message through inbox and handler, and to the retry or dead-letter topic when that fails. */
export class EventConsumer {
  private readonly logger = new Logger('Events');
  private newestDelayMs = 0;
  private newestAt = 0;
  private readonly names = new WeakMap<ReceivedMessage, string>();

  constructor(
    private readonly bus: EventBus,
    private readonly inbox: Inbox,
    private readonly registry: EventRegistry,
    private readonly options: ResolvedEventsOptions,
    private readonly handlers: ReadonlyMap<string, HandlerEntry>,
  ) {}

  /** Seconds between an event's publication and its handling, of the last ten seconds; 0 when idle. */
  get lagSeconds(): number {
    return Date.now() - this.newestAt > 10_000 ? 0 : this.newestDelayMs / 1_000;
  }

  /** Resolves when the message is dealt with for good; rejects only when `stopping` fires. */
  async consume(message: ReceivedMessage, stopping: AbortSignal): Promise<void> {
    await abortableSleep(numberHeader(message.headers, header.notBefore) - Date.now(), stopping);
    for (let pause = 200; ; pause = Math.min(pause * 2, slowestRetryMs)) {
      if (stopping.aborted) throw new Error('Stopping; the message stays unread');
      if (await this.attempt(message)) break;
      await abortableSleep(pause, stopping);
    }
    this.newestAt = Date.now();
    this.newestDelayMs = this.newestAt - message.timestamp;
    measure('eventDelay', Math.max(0, this.newestDelayMs) / 1_000, this.labelsOf(message));
  }

  /** False when the service's own store or the broker is away: nothing is decided, the message waits here. */
  private async attempt(message: ReceivedMessage): Promise<boolean> {
    const active = trace.getActiveSpan() ? context.active() : continueTrace(message.headers);
    const options = { kind: SpanKind.CONSUMER, attributes: about(message) };
    const span = tracer.startSpan(spanNames.process(message.topic), options, active);
    const began = performance.now();
    return context.with(trace.setSpan(active, span), async () => {
      try {
        const verdict = await requestContext.run(lineContext(span, message), () => this.judge(message, span));
        const labels = { ...this.labelsOf(message), [attributes.outcome]: verdict.kind };
        measure('eventDuration', (performance.now() - began) / 1_000, labels);
        if (verdict.kind === 'unavailable') return false;
        await this.settle(message, verdict);
        return true;
      } catch (error) {
        this.logger.warn(
          `${message.topic}: cannot put an event aside, trying on: ${(error as Error).message}`,
        );
        return false;
      } finally {
        span.end();
      }
    });
  }

  private async judge(message: ReceivedMessage, span: Span): Promise<Verdict> {
    let delivery: Delivery | undefined;
    try {
      const envelope = readEnvelope(message);
      const { name } = parseEventType(envelope.type);
      const handler = this.handlers.get(name);
      if (handler) this.names.set(message, name);
      span.updateName(spanNames.process(name));
      span.setAttributes({
        [attributes.messagingMessageId]: envelope.id,
        [attributes.eventType]: envelope.type,
      });
      delivery = {
        group: this.options.service,
        consumer: handler?.consumer,
        eventId: envelope.id,
        stream: `${message.headers[header.origin] ?? message.topic}/${envelope.aggregate}`,
        key: envelope.subject,
        sequence: Number(envelope.sequence),
      };
      const event = handler && readEvent(envelope, this.registry);
      const outcome = await this.inbox.run(
        delivery,
        event && ((transaction) => handler.invoke(event, transaction)),
      );
      return outcome === 'gap' ? { kind: 'gap', delivery } : { kind: 'done' };
    } catch (error) {
      if (isOwnStoreAway(error)) return { kind: 'unavailable' };
      span.setStatus({ code: SpanStatusCode.ERROR });
      return { kind: error instanceof PoisonMessage ? 'poison' : 'failed', error, delivery };
    }
  }

  private async settle(message: ReceivedMessage, verdict: Verdict): Promise<void> {
    const step = nextStep(message, verdict, this.options, Date.now());
    if (step.kind === 'done') return;
    const { service } = this.options;
    const origin = message.headers[header.origin] ?? message.topic;
    if (step.kind === 'retry') {
      if (verdict.kind === 'failed' && verdict.delivery) await this.inbox.hold(verdict.delivery);
      await this.bus.publish(retryTopic(origin, service), [putBack(message, origin, step)]);
      return;
    }
    const letter = deadLetter(message, origin, {
      cause: step.cause,
      message: step.message,
      consumer: ('delivery' in verdict && verdict.delivery?.consumer) || service,
      traceId: currentTraceId() ?? message.headers.traceparent?.split('-')[1] ?? '',
    });
    await this.bus.publish(deadTopic(origin, service), [letter]);
    count('deadLetters', 1, this.labelsOf(message));
    if ('delivery' in verdict && verdict.delivery) await this.inbox.pass(verdict.delivery);
    this.logger.error(`${origin}: gave an event up (${step.cause}): ${step.message}`);
  }

  /** Only names that this service handles become labels: what a broken message says of itself does not. */
  private labelsOf(message: ReceivedMessage) {
    const name = this.names.get(message) ?? 'unhandled';
    return { [attributes.eventName]: name };
  }
}

/** What is logged meanwhile says of which topic, and in which trace. */
function lineContext(span: Span, { topic, headers }: ReceivedMessage) {
  // Without an SDK the span has no ids of its own; the message still says where it comes from.
  const [, traceId = '0'.repeat(32), spanId = '0'.repeat(16)] = headers.traceparent?.split('-') ?? [];
  const own = span.spanContext();
  const route = spanNames.process(topic);
  if (isSpanContextValid(own)) return { route, traceId: own.traceId, spanId: own.spanId };
  return { route, traceId, spanId };
}

function about({ topic }: ReceivedMessage) {
  return {
    [attributes.messagingSystem]: 'kafka',
    [attributes.messagingOperation]: 'process',
    [attributes.messagingDestination]: topic,
  };
}

function isOwnStoreAway(error: unknown): boolean {
  return isConnectionLost(error) || (error instanceof PartUnavailable && isConnectionLost(error.cause));
}
