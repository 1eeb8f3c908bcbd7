import {
  AggregationType,
  createAllowListAttributesProcessor,
  type AggregationOption,
  type ViewOptions,
} from '@opentelemetry/sdk-metrics';
import { cursaMeter } from './instruments.ts';
import { metricDefinitions, type MetricDefinition } from './metric-definitions.ts';
import { exportedName } from './prometheus-name.ts';

/** More combinations of labels than this become one that says so: a mistake must not fill the memory of two machines. */
const mostCombinations = 1_500;

/** Lets out what is defined, with the labels that are defined; everything else that a library measures is dropped. */
export function metricViews(): ViewOptions[] {
  const defined = Object.entries<MetricDefinition>(metricDefinitions).map(([key, definition]) => ({
    // Were an instrument called as it is exported, the last view's stream would be taken for the same one, and every
    // value be counted twice.
    instrumentName: definition.meter === undefined ? key : definition.name,
    meterName: definition.meter ?? cursaMeter,
    name: exportedName(definition),
    attributesProcessors: [createAllowListAttributesProcessor([...definition.labels])],
    aggregationCardinalityLimit: mostCombinations,
    aggregation: aggregationOf(definition),
  }));
  return [...defined, { instrumentName: '*', aggregation: { type: AggregationType.DROP } }];
}

function aggregationOf({ buckets }: MetricDefinition): AggregationOption {
  if (!buckets) return { type: AggregationType.DEFAULT };
  return { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries: [...buckets] } };
}
