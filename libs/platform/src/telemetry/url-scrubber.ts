import type { Context } from '@opentelemetry/api';
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-node';

const withQuery = ['url.full', 'url.query', 'http.url', 'http.target', 'url.path'];

/** Takes queries out of addresses before spans leave: they carry search terms, link signatures, e-mails. */
export class UrlScrubber implements SpanProcessor {
  constructor(private readonly next: SpanProcessor) {}

  onStart(span: Span, context: Context): void {
    this.next.onStart(span, context);
  }

  onEnd(span: ReadableSpan): void {
    for (const name of withQuery) {
      const value = span.attributes[name];
      if (typeof value !== 'string') continue;
      if (name === 'url.query') delete span.attributes[name];
      else span.attributes[name] = value.split('?', 1)[0];
    }
    this.next.onEnd(span);
  }

  forceFlush(): Promise<void> {
    return this.next.forceFlush();
  }

  shutdown(): Promise<void> {
    return this.next.shutdown();
  }
}
