export { attributes, spanNames } from './attributes.ts';
export { currentSpanIds, currentTraceId, currentTraceparent, type SpanIds } from './current-trace.ts';
export { count, measure, observe, type Reading } from './instruments.ts';
export { metricDefinitions, type MetricDefinition, type MetricKey } from './metric-definitions.ts';
export { exportedName, prometheusLabel, prometheusName } from './prometheus-name.ts';
export { lazily } from './lazily.ts';
export { traceWait } from './trace-wait.ts';
export { untraced } from './untraced.ts';
export { withSpan } from './with-span.ts';
