import { randomBytes } from 'node:crypto';

/** The attributes that deploy/collector/config.yaml takes out, with values to look for. */
export const PRIVATE = { 'client.address': '192.0.2.7', 'url.query': 'phone=0700000000' } as const;

export interface Kind {
  readonly name: string;
  /** Kept whole by a rule of the collector; the others by its share. */
  readonly always: boolean;
  readonly milliseconds?: number;
  readonly route?: string;
  readonly status?: number;
  /** The deeper of both spans failed. */
  readonly fails?: boolean;
}

/** One kind per rule of deploy/collector/config.yaml. */
export const KINDS: readonly Kind[] = [
  { name: 'plain', always: false },
  { name: 'an error in a deeper span', always: true, fails: true },
  { name: 'a failed answer', always: true, status: 503 },
  { name: 'slow', always: true, milliseconds: 2_500 },
  { name: 'a payment', always: true, route: '/api/v1/orders/:order_id/platform-fee' },
];

/** What OTLP over HTTP takes, for one service. */
export interface Export {
  readonly service: string;
  readonly span: Readonly<Record<string, unknown>>;
}

/** A trace over two services, as they would send it: the deeper span first, because it ends first. */
export function traceOf(kind: Kind): { readonly traceId: string; readonly exports: readonly Export[] } {
  const traceId = randomBytes(16).toString('hex');
  const [root, child] = [randomBytes(8).toString('hex'), randomBytes(8).toString('hex')];
  const end = Date.now();
  const start = end - (kind.milliseconds ?? 40);
  const span = (spanId: string, name: string, from: number, to: number) => ({
    traceId,
    spanId,
    name,
    kind: 2,
    startTimeUnixNano: nanos(from),
    endTimeUnixNano: nanos(to),
  });
  const deeper = {
    ...span(child, 'process', start + 1, end - 1),
    parentSpanId: root,
    status: kind.fails ? { code: 2 } : {},
  };
  const first = {
    ...span(root, 'GET', start, end),
    attributes: [
      { key: 'http.route', value: { stringValue: kind.route ?? '/api/v1/orders' } },
      { key: 'http.response.status_code', value: { intValue: String(kind.status ?? 200) } },
      ...Object.entries(PRIVATE).map(([key, stringValue]) => ({ key, value: { stringValue } })),
    ],
  };
  return {
    traceId,
    exports: [
      { service: 'offers', span: deeper },
      { service: 'gateway', span: first },
    ],
  };
}

function nanos(milliseconds: number): string {
  return `${milliseconds}000000`;
}
