export { attributes, spanNames } from './attributes.ts';
export { currentSpanIds, currentTraceId, currentTraceparent, type SpanIds } from './current-trace.ts';
export { withSpan } from './with-span.ts';
