import rateLimit from '@fastify/rate-limit';
import { DomainError } from '@cursa/platform/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callCounter } from './call-counter.ts';
import type { Edge } from './edge.ts';
import { factsOf } from './request-facts.ts';

export class TooManyRequestsError extends DomainError {
  constructor() {
    super('too-many-requests', 429, 'Too many requests; try again later');
  }
}

const signIns = new Set(['/login', '/api/v1/session', '/api/v1/admin/session']);
const registrations = new Set([
  '/User_Registration',
  '/Driver_Registration',
  '/api/v1/registrations/senders',
  '/api/v1/registrations/drivers',
]);

type Bucket = 'sign-in' | 'registration' | 'call';

function bucketOf(request: FastifyRequest): Bucket {
  const route = request.routeOptions.url ?? '';
  if (request.method !== 'POST') return 'call';
  if (signIns.has(route)) return 'sign-in';
  return registrations.has(route) ? 'registration' : 'call';
}

function keyOf(request: FastifyRequest): string {
  const { address, caller } = factsOf(request);
  const bucket = bucketOf(request);
  return bucket === 'call' && caller ? `call:session:${caller.sessionId}` : `${bucket}:address:${address}`;
}

/** Limits per minute, counted in Redis over all replicas (decision 5). When Redis is down, calls go through. */
export async function installRateLimits(fastify: FastifyInstance, edge: Edge): Promise<void> {
  const { RATE_SIGN_INS, RATE_REGISTRATIONS, RATE_CALLS } = edge.config;
  const limits: Record<Bucket, number> = {
    'sign-in': RATE_SIGN_INS,
    registration: RATE_REGISTRATIONS,
    call: RATE_CALLS,
  };
  await fastify.register(rateLimit, {
    global: true,
    redis: callCounter(edge.redis),
    nameSpace: 'gateway:rate:',
    timeWindow: 60_000,
    keyGenerator: keyOf,
    max: (request) => limits[bucketOf(request)],
    skipOnError: true,
    // A connection that is down would make every call wait for its timeout.
    allowList: () => edge.redis.status !== 'ready',
    errorResponseBuilder: () => new TooManyRequestsError(),
  });
}
