import { trace } from '@opentelemetry/api';
import {
  type EndpointDefinition,
  readsOnly,
  type RequestOf,
  type ResponseOf,
  type ServiceName,
} from '@cursa/contracts/endpoint';
import { buildRequest, type RequestParts } from '@cursa/api-client/build-request';
import { readProblem } from '@cursa/api-client/api-problem';
import { Pool } from 'undici';
import type { CallerIdentity } from '../auth/caller.ts';
import { attributes } from '../telemetry/attributes.ts';
import { currentTraceparent } from '../telemetry/current-trace.ts';
import { measure } from '../telemetry/instruments.ts';
import { askPart, jsonOf } from './ask-part.ts';
import { DomainError } from './domain-error.ts';
import { idempotencyHeaders } from './idempotent-attempt.ts';
import { KEPT_IDLE_MS } from './open-connections.ts';
import { sendAgain } from './send-again.ts';
import { PartFailedError, PartUnavailableError } from './service-client.errors.ts';

export interface ServiceClientOptions {
  /** Where the parts answer. */
  readonly baseUrls: Readonly<Partial<Record<ServiceName, string>>>;
  /** Gives this service's own token, for calls as a service. */
  readonly serviceToken: () => Promise<string>;
  /** Default 5000. */
  readonly timeoutMs?: number;
}

export interface ServiceCallOptions {
  /** On whose behalf: this service's own, the person's who called (their token is passed on), or a token. */
  readonly as?: 'service' | CallerIdentity | { readonly token: string } | undefined;
  readonly idempotencyKey?: string;
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Outgoing {
  readonly path: string;
  readonly method: EndpointDefinition['method'];
  readonly headers: Record<string, string>;
  readonly body: string | null;
  readonly timeoutMs: number;
}

/** Calls other services by their contracts, over kept-alive connections; the trace goes along. */
export class ServiceClient {
  private readonly pools = new Map<ServiceName, { readonly pool: Pool; readonly prefix: string }>();

  constructor(private readonly options: ServiceClientOptions) {}

  /**
   * Calls an endpoint; once more after a moment when its pod was being replaced and that can do no harm (see sendAgain).
   * @throws DomainError what the part refused (below 500); `part-unavailable` (503) when it does not answer,
   *   `part-failed` (502) when it failed
   */
  async call<E extends EndpointDefinition>(
    endpoint: E,
    request: RequestOf<E>,
    options: ServiceCallOptions = {},
  ): Promise<ResponseOf<E>> {
    const outgoing = await this.outgoing(endpoint, request as RequestParts, options);
    const { status, body } = await measured(endpoint.service, () => this.send(endpoint, outgoing));
    if (status >= 200 && status < 300) {
      const parsed = endpoint.response.safeParse(body);
      if (parsed.success) return parsed.data as ResponseOf<E>;
      throw new PartFailedError(endpoint, status, parsed.error);
    }
    const problem = readProblem(status, body, outgoing.path);
    if (status === 503) throw new DomainError(problem.code, 503, problem.detail);
    if (status < 400 || status >= 500) throw new PartFailedError(endpoint, status, undefined);
    throw new DomainError(problem.code, status, problem.detail, problem.errors);
  }

  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map(({ pool }) => pool.close()));
    this.pools.clear();
  }

  private async outgoing(
    endpoint: EndpointDefinition,
    parts: RequestParts,
    options: ServiceCallOptions,
  ): Promise<Outgoing> {
    const { path, body } = buildRequest(endpoint, parts);
    const token = options.as === 'service' ? await this.options.serviceToken() : options.as?.token;
    // With a running SDK the undici instrumentation adds the header itself.
    const traceparent = trace.getActiveSpan() ? undefined : currentTraceparent();
    return {
      path,
      method: endpoint.method,
      body: body ?? null,
      timeoutMs: options.timeoutMs ?? this.options.timeoutMs ?? 5_000,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(options.idempotencyKey === undefined ? {} : { [idempotencyHeaders.key]: options.idempotencyKey }),
        ...(traceparent === undefined ? {} : { traceparent }),
        ...options.headers,
      },
    };
  }

  private async send(endpoint: EndpointDefinition, outgoing: Outgoing) {
    const hasKey = endpoint.idempotent === true && idempotencyHeaders.key in outgoing.headers;
    try {
      return await sendAgain(() => this.sendOnce(endpoint.service, outgoing), {
        isSafe: readsOnly(endpoint) || hasKey,
      });
    } catch (error) {
      throw new PartUnavailableError(endpoint, error);
    }
  }

  private async sendOnce(service: ServiceName, { path, method, headers, body, timeoutMs }: Outgoing) {
    const { pool, prefix } = this.poolOf(service);
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await askPart(pool, { path: prefix + path, method, headers, body, signal });
    return { status: answer.status, body: jsonOf(answer) };
  }

  private poolOf(service: ServiceName) {
    const existing = this.pools.get(service);
    if (existing) return existing;
    const base = this.options.baseUrls[service];
    if (base === undefined) throw new Error(`No address is configured for ${service}`);
    const { origin, pathname } = new URL(base);
    const pool = new Pool(origin, {
      connections: 64,
      keepAliveTimeout: KEPT_IDLE_MS,
      keepAliveMaxTimeout: KEPT_IDLE_MS,
      connect: { timeout: 2_000 },
    });
    const entry = { pool, prefix: pathname.replace(/\/+$/, '') };
    this.pools.set(service, entry);
    return entry;
  }
}

/** `cursa.service.call.duration`: answered below 500, failed, or not answered at all. */
async function measured<T extends { status: number }>(peer: ServiceName, send: () => Promise<T>): Promise<T> {
  const began = performance.now();
  let outcome = 'unavailable';
  try {
    const answer = await send();
    outcome = answer.status < 500 ? 'answered' : 'failed';
    return answer;
  } finally {
    const labels = { [attributes.peer]: peer, [attributes.outcome]: outcome };
    measure('serviceCallDuration', (performance.now() - began) / 1_000, labels);
  }
}
