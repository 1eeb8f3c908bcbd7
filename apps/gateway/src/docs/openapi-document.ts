import { allLegacyCalls } from '@cursa/contracts/legacy/all';
import {
  createDocument,
  type CreateDocumentOptions,
  type ZodOpenApiObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { publicEndpoints } from '../proxy/proxy-routes.ts';
import { endpointOperation } from './endpoint-operation.ts';
import { legacyOperations } from './legacy-operation.ts';

type OverrideContext = Parameters<Extract<CreateDocumentOptions['override'], (...all: never[]) => void>>[0];

/** OpenAPI of everything that people may call, made from the contracts. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of publicEndpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: endpointOperation(endpoint) };
  }
  for (const call of allLegacyCalls) paths[`/${call.name}`] = legacyOperations(call);
  const document = {
    openapi: '3.1.0' as const,
    info: {
      title: 'Cursa',
      version: '1.0.0',
      description:
        'The typed API (/api/v1) and the 27 legacy calls, which are a translation onto it. Money is in integer minor units in the typed API, and text with two decimals in the legacy calls.',
    },
    paths: paths as ZodOpenApiPathsObject,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'cursa_session' },
      },
    },
  } as const;
  return createDocument(document as ZodOpenApiObject, { override: describeTransforms });
}

/** What a transform gives is not known to the schema; those in answers all give text (the catalogue fields of a line). */
function describeTransforms({ zodSchema, jsonSchema, io }: OverrideContext): void {
  const { def } = zodSchema._zod;
  if (io === 'output' && def.type === 'pipe' && Object.keys(jsonSchema).length === 0)
    jsonSchema.type = 'string';
}
