import { createClient, type Client } from '@cursa/api-client/client';
import type { TransportRequest, TransportResponse } from '@cursa/api-client/transport';

export interface FakeServer {
  readonly client: Client;
  /** Every call in order, as it would have travelled. */
  readonly calls: TransportRequest[];
}

/** A refusal to answer with: `refuse(409, 'order-not-open')`. */
export class Refusal {
  constructor(readonly body: Record<string, unknown>) {}
}

export function refuse(
  status: number,
  code: string,
  errors: readonly { field: string; message: string }[] = [],
  detail = code,
): Refusal {
  return new Refusal({
    type: 'about:blank',
    title: 'Error',
    status,
    detail,
    instance: '/',
    code,
    trace_id: '0'.repeat(32),
    errors,
  });
}

/**
 * The real client over a transport that answers from a table keyed "METHOD /path" (query left out). A function is called with the request. Answers go through
 * the contracts' schemas, so a test cannot invent a shape. `undefined` stands for a cut line.
 */
export function fakeServer(answers: Readonly<Record<string, unknown>>): FakeServer {
  const calls: TransportRequest[] = [];
  const transport = async (request: TransportRequest): Promise<TransportResponse> => {
    calls.push(request);
    const key = `${request.method} ${request.url.split('?', 1)[0] ?? ''}`;
    if (!(key in answers)) throw new Error(`The test has no answer for ${key}`);
    const answer = answers[key];
    const body: unknown =
      typeof answer === 'function'
        ? await (answer as (request: TransportRequest) => unknown)(request)
        : answer;
    if (body === undefined) throw new TypeError('Network Error');
    if (body instanceof Refusal) return { status: Number(body.body.status), body: body.body };
    return { status: 200, body };
  };
  return { client: createClient({ baseUrl: '', transport }), calls };
}
