import { failureLiteral, type LegacyCallDefinition } from '@cursa/contracts/legacy/define-call';
import { z } from 'zod';

/** A legacy call, once for each method it takes. */
export function legacyOperations(call: LegacyCallDefinition): Record<string, unknown> {
  return Object.fromEntries(call.methods.map((method) => [method.toLowerCase(), operation(call, method)]));
}

function operation(call: LegacyCallDefinition, method: 'GET' | 'POST') {
  const isOptional = call.code === 'optional' || (call.code === 'optional-on-get' && method === 'GET');
  const code = z.string().describe('The public client id');
  const fields = z.object({
    code: isOptional ? code.optional() : code,
    ...(call.who === 'open' ? {} : { user_id: z.string().optional().describe("The caller's own id") }),
    ...call.fields.shape,
  });
  const files = z.object(
    Object.fromEntries(Object.keys(call.files ?? {}).map((name) => [name, z.file().optional()])),
  );
  return {
    operationId: `legacy.${call.name}.${method.toLowerCase()}`,
    tags: ['legacy'],
    summary: call.summary,
    security: call.who === 'open' ? [] : [{ bearer: [] }, { cookie: [] }],
    ...(method === 'GET'
      ? { requestParams: { query: fields } }
      : {
          requestBody: {
            content: {
              'multipart/form-data': { schema: z.object({ ...fields.shape, ...files.shape }) },
              'application/x-www-form-urlencoded': { schema: fields },
              'application/json': { schema: fields },
            },
          },
        }),
    responses: { '200': { description: 'Done, or a business failure', ...answers(call) }, ...refusals(call) },
  };
}

function answers(call: LegacyCallDefinition) {
  const success = z.object({
    result: z.literal(call.success ?? 'success'),
    message: z.string(),
    ...call.answer.shape,
  });
  return { content: { 'application/json': { schema: z.union([success, failureOf(call)]) } } };
}

function failureOf(call: LegacyCallDefinition) {
  return z.object({
    result: z.literal(failureLiteral(call)),
    message: z.string(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })),
  });
}

function refusals(call: LegacyCallDefinition) {
  const schema = failureOf(call).extend({ detail: z.string(), trace_id: z.string() });
  const statuses = call.who === 'open' ? [403, 413, 415, 429, 503] : [401, 403, 413, 415, 429, 503];
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      { description: 'Refused', content: { 'application/json': { schema } } },
    ]),
  );
}
