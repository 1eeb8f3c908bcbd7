import type { z } from 'zod';

/** Who may call an endpoint. Every endpoint declares it; a service refuses to boot with one that has none. */
export type Access =
  /** Callable without a session; a session is read when one is there. */
  | { readonly kind: 'open' }
  /** Any signed-in principal of one of these roles. `activeDriver` refuses drivers an administrator has not activated. */
  | { readonly kind: 'session'; readonly roles: readonly Role[]; readonly activeDriver?: boolean }
  /** Another service of Cursa, by its service token. Never reachable through the gateway. */
  | { readonly kind: 'service'; readonly callers: readonly ServiceName[] }
  /** An outside party that proves itself by a signature over the raw body (Stripe's webhook). */
  | { readonly kind: 'signature' };

export type Role = 'user' | 'driver' | 'admin';

export const serviceNames = [
  'gateway',
  'auth',
  'booking',
  'pricing',
  'offers',
  'payments',
  'chat',
  'media',
  'notifications',
] as const;
export type ServiceName = (typeof serviceNames)[number];

export interface EndpointDefinition {
  /** Stable name, also the operationId in OpenAPI: `orders.create`. */
  readonly id: string;
  /** The service that answers. */
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template with `:params`, from the root: `/api/v1/orders/:order_id`. `/internal/...` is never routed by the gateway. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The answer's JSON body; what is not in the schema never leaves the service. */
  readonly response: z.ZodType;
  readonly status?: 200 | 201 | 202;
  /** The call creates or pays: an Idempotency-Key is honoured (see libs/platform/src/idempotency). */
  readonly idempotent?: boolean;
  /** A POST only because its question needs a body: it changes nothing, and may be repeated (RFC 9110 §9.2.1). */
  readonly reads?: boolean;
  /** The body is a file upload, a stream or raw bytes: handled by the controller itself, left out of body parsing. */
  readonly raw?: boolean;
}

/** Declares an HTTP endpoint; keeps the literal types of its schemas. */
export function endpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition;
}

/** Whether a call changes nothing. */
export function readsOnly({ method, reads }: Pick<EndpointDefinition, 'method' | 'reads'>): boolean {
  return method === 'GET' || reads === true;
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives, parsed: `{ params, query, body }`. */
export interface InputOf<D extends EndpointDefinition> {
  readonly params: Parsed<D['params']>;
  readonly query: Parsed<D['query']>;
  readonly body: Parsed<D['body']>;
}

type Part<K extends string, S> = S extends z.ZodType ? { readonly [P in K]: Sent<S> } : unknown;

/** What a client sends: only the parts that the endpoint declares. */
export type RequestOf<D extends EndpointDefinition> = Part<'params', D['params']> &
  Part<'query', D['query']> &
  Part<'body', D['body']>;

/** The parsed answer. */
export type ResponseOf<D extends EndpointDefinition> = z.output<D['response']>;
