import { SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';

/** Runs work in a span of its own; a thrown error marks it failed (its name only: messages may carry personal data). */
export async function withSpan<T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T> | T,
): Promise<T> {
  return trace.getTracer('cursa').startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({
        code: SpanStatusCode.ERROR,
        message: error instanceof Error ? error.name : 'unknown',
      });
      throw error;
    } finally {
      span.end();
    }
  });
}
