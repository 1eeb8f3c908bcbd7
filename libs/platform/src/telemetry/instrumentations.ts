import { FastifyOtelInstrumentation } from '@fastify/otel';
import type { Instrumentation } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { IORedisInstrumentation } from '@opentelemetry/instrumentation-ioredis';
import { KafkaJsInstrumentation } from '@opentelemetry/instrumentation-kafkajs';
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb';
import { MongooseInstrumentation } from '@opentelemetry/instrumentation-mongoose';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { nameRequestSpan } from './request-span.ts';

/** What is traced. Values of statements and commands stay out: they hold personal data (decision 38). */
export function instrumentations(): Instrumentation[] {
  return [
    // What comes in is Fastify's: a second span of the same request, and its binding of every listener, would cost as much
    // again. The exporter's own calls would only be noise; undici has its own instrumentation.
    new HttpInstrumentation({
      disableIncomingRequestInstrumentation: true,
      requireParentforOutgoingSpans: true,
    }),
    new UndiciInstrumentation({ requireParentforSpans: true }),
    // Its spans of hooks and handlers (one for each of Nest's and ours) say nothing that the request's does not.
    new FastifyOtelInstrumentation({
      registerOnInitialization: true,
      instrumentHooks: false,
      instrumentHandler: false,
      requestHook: nameRequestSpan,
      // They come every few seconds: as traces they would only push out those of people.
      ignorePaths: ({ url }) => url.startsWith('/health/'),
    }),
    // Getting a connection has its own span where it took time (trace-wait.ts).
    new PgInstrumentation({
      enhancedDatabaseReporting: false,
      requireParentSpan: true,
      ignoreConnectSpans: true,
    }),
    new IORedisInstrumentation({ requireParentSpan: true, dbStatementSerializer: (command) => command }),
    new MongooseInstrumentation({ requireParentSpan: true, dbStatementSerializer: (operation) => operation }),
    new MongoDBInstrumentation({ enhancedDatabaseReporting: false, requireParentSpan: true }),
    new KafkaJsInstrumentation(),
  ];
}
