import type { EndpointDefinition } from '@cursa/contracts/endpoint';

export interface RequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface BuiltRequest {
  /** Path with its parameters filled in, and the query. */
  readonly path: string;
  /** JSON, when the endpoint takes a body. */
  readonly body: string | undefined;
}

/**
 * Writes a call down as path and body.
 * @throws TypeError when a path parameter is missing
 */
export function buildRequest(endpoint: EndpointDefinition, parts: RequestParts): BuiltRequest {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parts.params?.[name];
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`${endpoint.id} needs the path parameter ${name}`);
    }
    return encodeURIComponent(asText(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (item !== undefined && item !== null) query.append(name, asText(item));
    }
  }
  const suffix = query.size > 0 ? `?${query.toString()}` : '';
  return { path: path + suffix, body: parts.body === undefined ? undefined : JSON.stringify(parts.body) };
}

function asText(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}
