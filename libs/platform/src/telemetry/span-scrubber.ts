import { type Context, SpanKind } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-node';
import { maskText } from '../logging/redact.ts';
import { attributes as semantic } from './attributes.ts';
import { safeAddress } from './safe-address.ts';

const addresses = ['url.full', 'url.path', 'http.url', 'http.target'];
/** Who somebody is, or whatever a caller likes to write into a header. */
const dropped = ['url.query', 'user_agent.original', 'client.address', 'http.request.method_original'];
/** An exception's text and stack may repeat any value; its type stays. */
const droppedOfEvents = ['exception.message', 'exception.stacktrace'];

/** Takes out of spans, before they leave, what may be personal: queries carry search terms, link signatures, e-mails. */
export class SpanScrubber implements SpanProcessor {
  constructor(private readonly next: SpanProcessor) {}

  onStart(span: Span, context: Context): void {
    this.next.onStart(span, context);
  }

  onEnd(span: ReadableSpan): void {
    const { attributes } = span;
    for (const name of dropped) delete attributes[name];
    const route = attributes[semantic.httpRoute];
    for (const name of addresses) {
      const value = attributes[name];
      if (typeof value === 'string') attributes[name] = safeAddress(value, route);
    }
    // An address that no route knows is whatever somebody typed.
    if (attributes['url.path'] !== undefined && isAnybodys(span)) attributes['url.path'] = '/*';
    for (const event of span.events) {
      for (const name of droppedOfEvents) delete event.attributes?.[name];
    }
    if (span.status.message !== undefined) span.status.message = maskText(span.status.message);
    this.next.onEnd(span);
  }

  forceFlush(): Promise<void> {
    return this.next.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.next.shutdown();
  }
}

/** A request that was served by no route, or by the one that takes everything. */
function isAnybodys({ kind, attributes }: ReadableSpan): boolean {
  const route = attributes[semantic.httpRoute];
  return typeof route === 'string' ? route.endsWith('*') : kind === SpanKind.SERVER;
}
