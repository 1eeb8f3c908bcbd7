import type { StackFile } from '../../e2e/stack-file.ts';

const SERIES = {
  cpuSeconds: 'process_cpu_time_seconds_total',
  requests: 'http_server_request_duration_seconds_count',
  published: 'cursa_events_published_total',
  handled: 'cursa_event_duration_seconds_count',
  resident: 'process_memory_usage_bytes',
  ordersCreated: 'cursa_orders_created_total',
} as const;

/** One service's counters at a moment; only what a run's difference is taken of. */
export type ServiceCounters = Readonly<Record<keyof typeof SERIES, number>>;

/** Every service's counters, from its own metrics port. */
export async function readServices({ apps }: StackFile): Promise<Record<string, ServiceCounters>> {
  const entries = await Promise.all(
    Object.entries(apps).map(async ([name, { METRICS_PORT = '' }]) => {
      const answer = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`);
      return [name, countersOf(await answer.text())] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Sums every series over its labels. */
function countersOf(page: string): ServiceCounters {
  const sum = (series: string): number =>
    page
      .split('\n')
      .filter((line) => line.startsWith(`${series}{`))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(' '))), 0);
  const counters = Object.entries(SERIES).map(([key, series]) => [key, sum(series)]);
  return Object.fromEntries(counters) as ServiceCounters;
}
