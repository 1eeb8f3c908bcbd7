import {
  metricDefinitions,
  prometheusLabel,
  prometheusName,
  type MetricDefinition,
} from '@cursa/platform/telemetry';
import { format } from 'prettier';

/** docs/metrics.md: every metric there is. */
export async function metricsPage(): Promise<Record<string, string>> {
  const rows = Object.values<MetricDefinition>(metricDefinitions).map((definition) => {
    const { kind, description, labels } = definition;
    const names = labels.map((label) => `\`${prometheusLabel(label)}\``).join(', ');
    return `| \`${prometheusName(definition)}\` | ${kind} | ${names} | ${description} |`;
  });
  const text = [
    '# Metrics',
    '',
    'Every metric of every service; each carries `service_name` too, and Prometheus adds `job` and `instance`. Made from',
    '`libs/platform/src/telemetry/metric-definitions.ts` and `libs/contracts/src/events/business-metrics.ts` by',
    '`npm run generate -- observability`. What is not in this list does not leave a service, nor does any label that is not.',
    '',
    '| name | kind | labels | what it is |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
  return { 'docs/metrics.md': await format(text, { parser: 'markdown', printWidth: 110 }) };
}
