import { FastifyOtelInstrumentation } from '@fastify/otel';
import type { Instrumentation } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { KafkaJsInstrumentation } from '@opentelemetry/instrumentation-kafkajs';
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb';
import { MongooseInstrumentation } from '@opentelemetry/instrumentation-mongoose';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';

/** What is traced. Values of statements and commands stay out: they hold personal data (decision 38). */
export function instrumentations(): Instrumentation[] {
  return [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url = '' }) => isOfOperators(url),
      // The exporter's own calls and bare sockets would only be noise; undici has its own instrumentation.
      requireParentforOutgoingSpans: true,
    }),
    new UndiciInstrumentation({ requireParentforSpans: true }),
    // Its hook spans (one for each of Nest's and ours) say nothing; the request and handler spans carry the route.
    new FastifyOtelInstrumentation({
      registerOnInitialization: true,
      instrumentHooks: false,
      ignorePaths: ({ url }) => isOfOperators(url),
    }),
    new PgInstrumentation({ enhancedDatabaseReporting: false, requireParentSpan: true }),
    new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command }),
    new MongooseInstrumentation({ requireParentSpan: true, dbStatementSerializer: (operation) => operation }),
    new MongoDBInstrumentation({ enhancedDatabaseReporting: false, requireParentSpan: true }),
    new KafkaJsInstrumentation(),
  ];
}

/** Probes and scrapes come every few seconds: as traces they would only push out those of people. */
function isOfOperators(url: string): boolean {
  return url.startsWith('/health/') || url === '/metrics';
}
