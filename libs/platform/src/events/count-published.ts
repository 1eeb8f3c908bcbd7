import { businessMetrics, type BusinessMetric } from '@cursa/contracts/events/business-metrics';
import { attributes } from '../telemetry/attributes.ts';
import { count } from '../telemetry/instruments.ts';
import { parseEventType, type Envelope } from './envelope.ts';

type Key = keyof typeof businessMetrics;

const byEvent = new Map<string, readonly (readonly [Key, BusinessMetric])[]>();
for (const [key, metric] of Object.entries<BusinessMetric>(businessMetrics)) {
  byEvent.set(metric.event, [...(byEvent.get(metric.event) ?? []), [key as Key, metric]]);
}

/**
 * Counts an event that the broker has taken, and what the business counts by it. One that is sent again after a crash
 * counts twice: these are figures to watch, the books are in the ledger.
 */
export function countPublished({ type, data }: Envelope): void {
  const { name } = parseEventType(type);
  count('eventsPublished', 1, { [attributes.eventName]: name });
  for (const [key, { amount }] of byEvent.get(name) ?? []) {
    if (!amount) {
      count(key);
      continue;
    }
    const facts = data as Readonly<Record<string, unknown>>;
    count(key, Number(facts[amount]) || 0, { [attributes.currency]: String(facts.currency) });
  }
}
