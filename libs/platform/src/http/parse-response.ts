import { StreamableFile } from '@nestjs/common';
import type { EndpointDefinition } from '@cursa/contracts/endpoint';

/** A handler answered something that its contract does not allow; a fault of ours, answered with 500. */
export class ResponseMismatchError extends Error {
  constructor(endpoint: EndpointDefinition, where: readonly string[]) {
    super(`The answer of ${endpoint.id} does not match its contract at: ${where.join(', ')}`);
    this.name = 'ResponseMismatchError';
  }
}

/**
 * What leaves the service: only what the contract names. Streams and bytes of raw endpoints pass as they are.
 * @throws ResponseMismatchError
 */
export function parseResponse(endpoint: EndpointDefinition, value: unknown): unknown {
  const isOpaque = value === undefined || value instanceof StreamableFile || Buffer.isBuffer(value);
  if (endpoint.raw && isOpaque) return value;
  const result = endpoint.response.safeParse(value);
  if (result.success) return result.data;
  throw new ResponseMismatchError(
    endpoint,
    result.error.issues.map((issue) => `${issue.path.map(String).join('.') || '(whole)'}: ${issue.message}`),
  );
}
