import type { EndpointDefinition, RequestOf, ResponseOf } from '@cursa/contracts/endpoint';
import { ApiProblem, readProblem } from './api-problem.ts';
import { buildRequest, type RequestParts } from './build-request.ts';
import { fetchTransport, type Transport } from './transport.ts';

export interface ClientOptions {
  /** Where the gateway answers; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Instead of fetch: `axiosTransport(axios)`. */
  readonly transport?: Transport;
  /** For clients without cookies; asked before every call. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>);
}

export interface CallOptions {
  /** Lets a call that creates or pays be repeated safely. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Client {
  /**
   * Calls an endpoint.
   * @throws ApiProblem when the server refuses; ZodError when its answer is not what the contract says
   */
  call<E extends EndpointDefinition>(
    endpoint: E,
    request: RequestOf<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;
}

/** A typed client of everything that `@cursa/contracts/http/*` declares; runs in browsers and in Node. */
export function createClient(options: ClientOptions): Client {
  const transport = options.transport ?? fetchTransport(options.fetch);
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  return {
    async call(endpoint, request, { idempotencyKey, signal, headers } = {}) {
      const { path, body } = buildRequest(endpoint, request as RequestParts);
      const token = typeof options.token === 'function' ? await options.token() : options.token;
      const response = await transport({
        method: endpoint.method,
        url: baseUrl + path,
        body,
        signal,
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
          ...headers,
        },
      });
      if (response.status < 200 || response.status >= 300) {
        throw new ApiProblem(readProblem(response.status, response.body, path.split('?', 1)[0] ?? path));
      }
      return endpoint.response.parse(response.body) as ResponseOf<typeof endpoint>;
    },
  };
}
