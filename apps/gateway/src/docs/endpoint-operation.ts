import type { EndpointDefinition } from '@cursa/contracts/endpoint';
import { z } from 'zod';
import { problemResponses } from './problem-responses.ts';

const idempotencyKey = z.object({
  'Idempotency-Key': z
    .string()
    .max(200)
    .optional()
    .describe('The same key and content replay the first answer; the same key with other content is refused'),
});

/** One endpoint of the typed API. */
export function endpointOperation(endpoint: EndpointDefinition) {
  const { id, service, summary, access, params, query, idempotent } = endpoint;
  const refusals = [400, ...(access.kind === 'session' ? [401, 403] : []), 404, 409, 413, 415, 422, 429, 503];
  return {
    operationId: id,
    tags: [service],
    summary,
    security: access.kind === 'session' ? [{ bearer: [] }, { cookie: [] }] : [],
    ...(access.kind === 'session' ? { description: describeAccess(access) } : {}),
    requestParams: {
      ...(params ? { path: params } : {}),
      ...(query ? { query } : {}),
      ...(idempotent ? { header: idempotencyKey } : {}),
    },
    ...bodyOf(endpoint),
    responses: { [String(endpoint.status ?? 200)]: answerOf(endpoint), ...problemResponses(refusals) },
  };
}

function describeAccess(access: Extract<EndpointDefinition['access'], { kind: 'session' }>): string {
  const roles = access.roles.join(', ');
  return access.activeDriver ? `For: ${roles}, activated by an administrator.` : `For: ${roles}.`;
}

function bodyOf({ body, raw, id }: EndpointDefinition) {
  if (body && !raw)
    return { requestBody: { required: true, content: { 'application/json': { schema: body } } } };
  if (id !== 'media.upload') return {};
  const schema = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

/** What endpoints with `raw` answer, where it is not JSON. */
const rawTypes: Readonly<Record<string, string>> = {
  'live.stream': 'text/event-stream',
  'media.download': 'image/*',
  'invoices.page': 'text/html',
};

function answerOf({ id, response }: EndpointDefinition) {
  return { description: 'Done', content: { [rawTypes[id] ?? 'application/json']: { schema: response } } };
}
