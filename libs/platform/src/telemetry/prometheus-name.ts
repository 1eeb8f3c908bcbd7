import type { MetricDefinition } from './metric-definitions.ts';

const unitWords: Readonly<Record<string, string>> = { s: 'seconds', By: 'bytes' };

/** The name under which the exporter is given a metric: with its unit, which it would leave out. */
export function exportedName({ name, unit }: MetricDefinition): string {
  const word = unitWords[unit];
  return word === undefined ? name : `${name}.${word}`;
}

/** A metric as Prometheus knows it: `http_server_request_duration_seconds`. */
export function prometheusName(definition: MetricDefinition): string {
  const name = exportedName(definition).replaceAll(/[^a-zA-Z0-9_]/g, '_');
  return definition.kind === 'counter' ? `${name}_total` : name;
}

/** An attribute as Prometheus knows it: `http_route`. */
export function prometheusLabel(attribute: string): string {
  return attribute.replaceAll(/[^a-zA-Z0-9_]/g, '_');
}
