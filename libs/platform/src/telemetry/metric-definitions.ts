import { businessMetrics, type BusinessMetric } from '@cursa/contracts/events/business-metrics';
import { attributes } from './attributes.ts';

export interface MetricDefinition {
  readonly kind: 'counter' | 'histogram' | 'gauge';
  /** OpenTelemetry's own name where it has one. */
  readonly name: string;
  /** UCUM: `s`, `By`, `1`, or what is counted in braces. */
  readonly unit: string;
  readonly description: string;
  /** The only attributes that may become labels: each with few values, none of them a person's or an id. */
  readonly labels: readonly string[];
  readonly buckets?: readonly number[];
  /** Who measures it when it is not Cursa itself. */
  readonly meter?: string;
}

/** Up to the 5 s after which a call is given up; with steps at the objectives' limits (deploy/slo). */
const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const waitSeconds = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 3];
const eventSeconds = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300];
const runtime = '@opentelemetry/instrumentation-runtime-node';

/** Every metric that a service may expose; what is not here is dropped before it is kept. */
export const metricDefinitions = {
  httpServerDuration: {
    kind: 'histogram',
    name: 'http.server.request.duration',
    unit: 's',
    description: 'Time from a request to the end of its answer, by route template; streams are left out',
    labels: [attributes.httpMethod, attributes.httpRoute, attributes.httpStatus],
    buckets: requestSeconds,
  },
  serviceCallDuration: {
    kind: 'histogram',
    name: 'cursa.service.call.duration',
    unit: 's',
    description: 'Time that a call to another service took, by who was called and how it ended',
    labels: [attributes.peer, attributes.outcome],
    buckets: requestSeconds,
  },
  dependencyUp: {
    kind: 'gauge',
    name: 'cursa.dependency.up',
    unit: '1',
    description: 'Whether a store or server that the service stands on answers it: 1, or 0',
    labels: [attributes.dependency],
  },
  openStreams: {
    kind: 'gauge',
    name: 'cursa.chat.open_streams',
    unit: '{stream}',
    description: 'Live streams open on this replica',
    labels: [],
  },
  eventsPublished: {
    kind: 'counter',
    name: 'cursa.events.published',
    unit: '{event}',
    description: 'Events that the broker has taken',
    labels: [attributes.eventName],
  },
  eventDuration: {
    kind: 'histogram',
    name: 'cursa.event.duration',
    unit: 's',
    description: 'Time that handling an event took, by how it ended: done, gap, failed, poison, unavailable',
    labels: [attributes.eventName, attributes.outcome],
    buckets: requestSeconds,
  },
  eventDelay: {
    kind: 'histogram',
    name: 'cursa.event.delay',
    unit: 's',
    description: 'Time from the broker taking an event to its being dealt with here',
    labels: [attributes.eventName],
    buckets: eventSeconds,
  },
  consumerLag: {
    kind: 'gauge',
    name: 'cursa.consumer.lag',
    unit: '{message}',
    description: 'Messages that wait for a consumer group',
    labels: [attributes.group],
  },
  deadLetters: {
    kind: 'counter',
    name: 'cursa.dead_letters',
    unit: '{event}',
    description: 'Events that were given up',
    labels: [attributes.eventName],
  },
  deadLettersWaiting: {
    kind: 'gauge',
    name: 'cursa.dead_letters.waiting',
    unit: '{event}',
    description: 'Events that were given up and not replayed yet',
    labels: [],
  },
  outboxAge: {
    kind: 'gauge',
    name: 'cursa.outbox.age',
    unit: 's',
    description: 'Age of the oldest event that has not left yet',
    labels: [],
  },
  outboxDepth: {
    kind: 'gauge',
    name: 'cursa.outbox.depth',
    unit: '{event}',
    description: 'Events that have not left yet',
    labels: [],
  },
  poolConnections: {
    kind: 'gauge',
    name: 'db.client.connection.count',
    unit: '{connection}',
    description: 'Connections to Postgres, idle or used',
    labels: [attributes.connectionState],
  },
  poolMax: {
    kind: 'gauge',
    name: 'db.client.connection.max',
    unit: '{connection}',
    description: 'Connections to Postgres at most',
    labels: [],
  },
  poolPending: {
    kind: 'gauge',
    name: 'db.client.connection.pending_requests',
    unit: '{request}',
    description: 'Who waits for a connection to Postgres now',
    labels: [],
  },
  poolWait: {
    kind: 'histogram',
    name: 'db.client.connection.wait_time',
    unit: 's',
    description: 'Time that getting a connection to Postgres took',
    labels: [],
    buckets: waitSeconds,
  },
  paymentsOverdue: {
    kind: 'gauge',
    name: 'cursa.payments.overdue',
    unit: 's',
    description: 'How long the oldest payment or refund has waited past the moment it should have gone on',
    labels: [attributes.work],
  },
  eventLoopDelay: {
    kind: 'gauge',
    name: 'nodejs.eventloop.delay.p99',
    unit: 's',
    description: 'Delay of the event loop since the last look, 99th percentile',
    labels: [],
    meter: runtime,
  },
  eventLoopUtilization: {
    kind: 'gauge',
    name: 'nodejs.eventloop.utilization',
    unit: '1',
    description: 'Share of time in which the event loop was at work',
    labels: [],
    meter: runtime,
  },
  gcDuration: {
    kind: 'histogram',
    name: 'v8js.gc.duration',
    unit: 's',
    description: 'Garbage collections, by kind',
    labels: ['v8js.gc.type'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5],
    meter: runtime,
  },
  memory: {
    kind: 'gauge',
    name: 'process.memory.usage',
    unit: 'By',
    description: 'Resident memory',
    labels: [],
  },
  cpuTime: { kind: 'counter', name: 'process.cpu.time', unit: 's', description: 'CPU time', labels: [] },
  uptime: {
    kind: 'gauge',
    name: 'process.uptime',
    unit: 's',
    description: 'Time since the start',
    labels: [],
  },
  ...counters(),
} as const satisfies Readonly<Record<string, MetricDefinition>>;

export type MetricKey = keyof typeof metricDefinitions;

type Counters = { [K in keyof typeof businessMetrics]: MetricDefinition & { readonly kind: 'counter' } };

function counters(): Counters {
  const entries = Object.entries<BusinessMetric>(businessMetrics).map(([key, metric]) => [
    key,
    {
      kind: 'counter',
      name: metric.name,
      unit: metric.amount ? '{minor_unit}' : '{event}',
      description: metric.description,
      labels: metric.amount ? [attributes.currency] : [],
    },
  ]);
  return Object.fromEntries(entries) as Counters;
}
