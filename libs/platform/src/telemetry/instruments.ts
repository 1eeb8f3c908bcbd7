import { metrics, type Attributes, type Counter, type Histogram, type Meter } from '@opentelemetry/api';
import { metricDefinitions, type MetricDefinition, type MetricKey } from './metric-definitions.ts';

type KeyOf<K extends MetricDefinition['kind']> = {
  [N in MetricKey]: (typeof metricDefinitions)[N]['kind'] extends K ? N : never;
}[MetricKey];

/** Our instruments are named by their key; the view gives each its public name (metric-views.ts says why). */
export const cursaMeter = 'cursa';

interface Instruments {
  readonly meter: Meter;
  readonly counters: Map<MetricKey, Counter>;
  readonly histograms: Map<MetricKey, Histogram>;
}

/** By provider: tests start and stop several; without one, everything here does nothing. */
const known = new WeakMap<object, Instruments>();

function instruments(): Instruments {
  const provider = metrics.getMeterProvider();
  let found = known.get(provider);
  if (!found) {
    found = { meter: provider.getMeter(cursaMeter), counters: new Map(), histograms: new Map() };
    known.set(provider, found);
  }
  return found;
}

/** Adds to a counter. */
export function count(key: KeyOf<'counter'>, value = 1, labels?: Attributes): void {
  const { meter, counters } = instruments();
  let counter = counters.get(key);
  if (!counter) counters.set(key, (counter = meter.createCounter(key, optionsOf(key))));
  counter.add(value, labels);
}

/** Records one measurement, in the definition's unit. */
export function measure(key: KeyOf<'histogram'>, value: number, labels?: Attributes): void {
  const { meter, histograms } = instruments();
  let histogram = histograms.get(key);
  if (!histogram) histograms.set(key, (histogram = meter.createHistogram(key, optionsOf(key))));
  histogram.record(value, labels);
}

export type Reading = readonly [value: number, labels?: Attributes];

/**
 * Reads a value whenever somebody looks; a reading that fails is left out.
 * @returns ends it
 */
export function observe(
  key: KeyOf<'gauge'>,
  read: () => readonly Reading[] | Promise<readonly Reading[]>,
): () => void {
  const gauge = instruments().meter.createObservableGauge(key, optionsOf(key));
  const callback: Parameters<typeof gauge.addCallback>[0] = async (result) => {
    for (const [value, labels] of await read()) result.observe(value, labels);
  };
  gauge.addCallback(callback);
  return () => gauge.removeCallback(callback);
}

/** CPU time is read like a gauge and grows like a counter. */
export function cpuTime(read: () => number): () => void {
  const counter = instruments().meter.createObservableCounter('cpuTime', optionsOf('cpuTime'));
  const callback: Parameters<typeof counter.addCallback>[0] = (result) => result.observe(read());
  counter.addCallback(callback);
  return () => counter.removeCallback(callback);
}

function optionsOf(key: MetricKey) {
  const { unit, description } = metricDefinitions[key];
  return { unit, description };
}
